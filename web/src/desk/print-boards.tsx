import { unwrap } from 'dealbook-client'
import { MAX_PAGE_SIZE } from 'dealbook-domain/page.js'
import { MAX_PRINTED_BOARDS } from 'dealbook-domain/sheet/sheet-options.js'
import type { PrintableBoard } from '../print/preview-of.js'
import { PrintButton } from '../print/print-button.js'
import type { PrintQuery } from '../print/print-studio.js'
import { asReader } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { fileName, saveFile } from '../ui/save-file.js'
import { complain } from '../ui/toasts.js'
import { useReader } from '../use-reader.js'

interface PrintBoardsProps {
  readonly title: string
  /** The name of the author, if it is not the reader. */
  readonly author?: string
  readonly areMany: boolean
  readonly isOfBoard?: boolean
  readonly canNumber?: boolean
  readonly canBeNamed?: boolean
  readonly load: () => Promise<readonly PrintableBoard[]>
  readonly read: (query: PrintQuery) => Promise<Blob>
}

/** The print studio for the boards of the desk. */
const PrintBoards = ({ title, author, load, read, ...rest }: PrintBoardsProps) => {
  const { explain } = useTexts()
  const me = useReader()
  const download = (query: PrintQuery) =>
    read(query).then(
      (file) => saveFile(file, 'application/pdf', `${fileName(query.heading ?? title)}.pdf`),
      (error: Error) => complain(explain(error)),
    )
  return (
    <PrintButton
      title={title}
      author={author ?? me.data?.displayName ?? null}
      {...rest}
      load={load}
      onDownload={download}
    />
  )
}

/** Only collections accept `numbers`. */
const withoutNumbers = ({ numbers: _, ...query }: PrintQuery) => query

export const PrintCollection = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <PrintBoards
    title={title}
    areMany
    load={async () => {
      const params = { path: { id }, query: { include: 'deals' } } as const
      const { deals } = await unwrap(asReader.GET('/collections/{id}', { params }))
      return (deals ?? []).filter(({ lifecycle }) => lifecycle === 'active')
    }}
    read={(query) =>
      unwrap(asReader.GET('/collections/{id}.pdf', { params: { path: { id }, query }, parseAs: 'blob' }))
    }
  />
)

interface PrintBoardProps {
  readonly id: string
  readonly title: string
  /** Whether to load the board from the catalog. */
  readonly isPublic: boolean
}

export const PrintBoard = ({ id, title, isPublic }: PrintBoardProps) => {
  const path = isPublic ? '/catalog/deals/{id}' : '/deals/{id}'
  return (
    <PrintBoards
      title={title}
      areMany={false}
      isOfBoard
      load={async () => [await unwrap(asReader.GET(path, { params: { path: { id } } }))]}
      read={(query) =>
        unwrap(asReader.GET(`${path}.pdf`, { params: { path: { id }, query: withoutNumbers(query) }, parseAs: 'blob' }))
      }
    />
  )
}

/** All boards that are printed: those that the filter finds, as far as a sheet goes. */
const loadFound = async (filter: object): Promise<readonly PrintableBoard[]> => {
  const found: PrintableBoard[] = []
  for (let page = 1; found.length < MAX_PRINTED_BOARDS; page++) {
    const query = { ...filter, page, pageSize: MAX_PAGE_SIZE }
    const { deals, pagination } = await unwrap(asReader.GET('/deals', { params: { query } }))
    found.push(...deals)
    if (page >= pagination.totalPages) break
  }
  return found
}

interface PrintFoundProps {
  /** The explorer's query for the boards. */
  readonly filter: object
  /** The selected boards among them; absent: all. */
  readonly selected?: readonly PrintableBoard[]
}

export const PrintFound = ({ filter, selected }: PrintFoundProps) => {
  const { t } = useTexts()
  const only = selected === undefined ? {} : { id: selected.map(({ id }) => id) }
  return (
    <PrintBoards
      title={t('boards.title')}
      areMany
      canNumber={false}
      canBeNamed
      load={async () => selected ?? loadFound(filter)}
      read={(query) =>
        unwrap(
          asReader.GET('/deals.pdf', {
            params: { query: { ...filter, ...only, ...withoutNumbers(query) } },
            parseAs: 'blob',
          }),
        )
      }
    />
  )
}
