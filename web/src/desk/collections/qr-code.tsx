import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.js'

const SIDE = 1024

const draw = async (text: string) => {
  const { toCanvas, toString: toText } = await import('qrcode')
  const canvas = document.createElement('canvas')
  await toCanvas(canvas, text, { width: SIDE, margin: 2 })
  return {
    svg: new Blob([await toText(text, { type: 'svg', margin: 2 })], { type: 'image/svg+xml' }),
    png: await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)),
  }
}

/** An object URL for a file, revoked when the file is no longer shown. */
const useAddress = (file: Blob | null | undefined): string | undefined => {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}

/** The link as a QR code, with downloads for printing. */
export const QrCode = ({ text, name }: { text: string; name: string }) => {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => draw(text),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const svg = useAddress(data?.svg)
  const png = useAddress(data?.png)
  return (
    <figure className="qr-code">
      {svg === undefined ? <span className="room" /> : <img src={svg} alt={t('share.qrCode')} />}
      <figcaption>
        <a href={svg} download={`${name}.svg`}>
          {t('share.qrSvg')}
        </a>
        <a href={png} download={`${name}.png`}>
          {t('share.qrPng')}
        </a>
      </figcaption>
    </figure>
  )
}
