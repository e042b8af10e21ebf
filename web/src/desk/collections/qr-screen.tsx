import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { QrCode } from './qr-code.js'

interface QrScreenProps {
  readonly text: string
  readonly name: string
}

/** The class link as a full-screen QR code for projectors, with the address below it for students without a camera. */
export const QrScreen = ({ text, name }: QrScreenProps) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('share.qr')}
      </button>
      {isOpen && <Screen text={text} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

const Screen = ({ text, name, onClose }: QrScreenProps & { onClose: () => void }) => {
  const { t } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Without full screen, the code fills the window.
    void whole.current?.requestFullscreen?.().catch(() => {})
    const left = () => {
      if (document.fullscreenElement === null) dialog.current?.close()
    }
    document.addEventListener('fullscreenchange', left)
    return () => document.removeEventListener('fullscreenchange', left)
  }, [])
  const close = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen()
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="qr-screen" aria-label={t('share.qrCode')} onClose={onClose}>
      <div ref={whole}>
        <h2 dir="auto">{name}</h2>
        <QrCode text={text} name={name} />
        <p className="address">{text.replace(/^https?:\/\//, '')}</p>
        <button type="button" onClick={close}>
          {t('close')}
        </button>
      </div>
    </dialog>
  )
}
