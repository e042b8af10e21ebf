import { useTexts } from '../../../texts/use-texts.js'
import { boardName } from './answer-words.js'

interface BoardHeadingProps {
  /** `undefined` if the board has left the lesson. */
  readonly number: number | undefined
  readonly title: string | undefined
}

/** "Board 7 · A quiet partscore"; the title is left out if it only repeats the number. */
export const BoardHeading = ({ number, title }: BoardHeadingProps) => {
  const { t } = useTexts()
  const name = boardName(t, number)
  return (
    <>
      {name}
      {title !== undefined && title !== name && (
        <>
          {' '}
          · <bdi>{title}</bdi>
        </>
      )}
    </>
  )
}
