import { unwrap } from 'dealbook-client'
import { SEATS } from 'dealbook-domain/bridge/board.js'
import { useContext, useRef, useState } from 'react'
import { ReaderRanks } from '../../board/reader-ranks.js'
import { asReader } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { fileName, saveFile } from '../../ui/save-file.js'
import { complain } from '../../ui/toasts.js'
import { useClosing } from '../../ui/use-closing.js'
import { PrintBoard } from '../print-boards.js'

const FORMATS = ['pbn', 'lin', 'svg'] as const
type Format = (typeof FORMATS)[number]

const TYPES: Readonly<Record<Format, string>> = {
  pbn: 'application/x-pbn',
  lin: 'application/x-lin',
  svg: 'image/svg+xml',
}

interface BoardDownloadsProps {
  readonly id: string
  readonly title: string
  /** Whether to load the board from the catalog. */
  readonly isPublic?: boolean
}

/** Prints the board, or downloads it as a file, turned so that the chosen hand is South. */
export const BoardDownloads = ({ id, title, isPublic = false }: BoardDownloadsProps) => {
  const { t, explain } = useTexts()
  const ranks = useContext(ReaderRanks)
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  const [south, setSouth] = useState<'' | 'N' | 'E' | 'S' | 'W' | 'declarer'>('')
  const download = async (format: Format) => {
    const looks = { ...(south !== '' && { south }), ...(format === 'svg' && { ranks }) }
    try {
      const options = { params: { path: { id }, query: looks }, parseAs: 'text' } as const
      const content = await unwrap(
        isPublic
          ? asReader.GET(`/catalog/deals/{id}.${format}`, options)
          : asReader.GET(`/deals/{id}.${format}`, options),
      )
      saveFile(content, TYPES[format], `${fileName(title)}.${format}`)
    } catch (error) {
      complain(explain(error))
    }
  }
  return (
    <>
      <PrintBoard id={id} title={title} isPublic={isPublic} />
      <details className="board-downloads" ref={menu}>
        <summary className="button">{t('boards.download')}</summary>
        <div className="menu-items">
          <label className="field">
            {t('boards.southIs')}
            <select value={south} onChange={({ target }) => setSouth(target.value as typeof south)}>
              <option value="">{t('boards.southAsIs')}</option>
              <option value="declarer">{t('boards.declarer')}</option>
              {SEATS.map((seat) => (
                <option key={seat} value={seat}>
                  {t(`seat.${seat}`)}
                </option>
              ))}
            </select>
          </label>
          {FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              onClick={() => {
                menu.current?.removeAttribute('open')
                void download(format)
              }}
            >
              {t(`boards.format.${format}`)}
            </button>
          ))}
        </div>
      </details>
    </>
  )
}
