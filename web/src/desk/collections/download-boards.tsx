import { type Collection, unwrap } from 'dealbook-client'
import { asReader } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { fileName, saveFile } from '../../ui/save-file.js'
import { complain } from '../../ui/toasts.js'
import { NUMBERED } from './numbered.js'

interface DownloadBoardsProps {
  readonly collection: Collection
  /** Whether to number the boards 1, 2, 3 and so on. */
  readonly isNumbered?: boolean
}

/** Downloads the boards as a file. */
export const DownloadBoards = ({ collection, isNumbered = false }: DownloadBoardsProps) => {
  const { t, explain } = useTexts()
  const { id, title } = collection
  const download = () =>
    unwrap(asReader.GET('/collections/{id}.pbn', { params: { path: { id }, query: isNumbered ? NUMBERED : {} } })).then(
      (file) => saveFile(file as unknown as string, 'application/x-pbn', `${fileName(title)}.pbn`),
      (error: Error) => complain(explain(error)),
    )
  return (
    <button type="button" onClick={() => void download()}>
      {t('share.download')}
    </button>
  )
}
