import { Command, InvalidArgumentError } from 'commander'
import {
  DEFAULT_AGES,
  MIN_ANSWER_DAYS,
  MIN_COLLECTION_DAYS,
  MIN_EVENT_DAYS,
  MIN_FORM_DAYS,
  MIN_KEY_HOURS,
  MIN_SERVE_DAYS,
  Prune,
} from '../../application/maintenance/prune.js'
import { prismaRepositories } from '../../infrastructure/prisma/prisma-transactions.js'
import { systemClock } from '../../infrastructure/system/system-clock.js'
import { withDatabase } from '../../process/open-database.js'
import { withSettings } from '../with-settings.js'

/** Parses an option as a whole number. */
const atLeast =
  (least: number) =>
  (text: string): number => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (!(number >= least)) throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`)
    return number
  }

/** The options, as passed by the command line. */
interface Ages {
  readonly servesAfter: number
  readonly keysAfter: number
  readonly formsAfter: number
  readonly collectionsAfter: number
  readonly answersAfter: number
  readonly eventsAfter: number
}

export const prune = new Command('prune')
  .description(
    'sum up old serves and delete what is no longer needed; can be repeated, and run while the service is running',
  )
  .option(
    '--serves-after <days>',
    'sum up serves by day once they are this old',
    atLeast(MIN_SERVE_DAYS),
    DEFAULT_AGES.serveDays,
  )
  .option(
    '--keys-after <hours>',
    'delete responses stored for an Idempotency-Key once they are this old',
    atLeast(MIN_KEY_HOURS),
    DEFAULT_AGES.keyHours,
  )
  .option(
    '--forms-after <days>',
    'delete form submissions once they are this old',
    atLeast(MIN_FORM_DAYS),
    DEFAULT_AGES.formDays,
  )
  .option(
    '--collections-after <days>',
    'remove deleted collections, which can be restored until then, once they were deleted this long ago',
    atLeast(MIN_COLLECTION_DAYS),
    DEFAULT_AGES.collectionDays,
  )
  .option(
    '--answers-after <days>',
    'delete students who took part in a practice, with their answers, once the last one is this old',
    atLeast(MIN_ANSWER_DAYS),
    DEFAULT_AGES.answerDays,
  )
  .option(
    '--events-after <days>',
    'delete events once they are this old',
    atLeast(MIN_EVENT_DAYS),
    DEFAULT_AGES.eventDays,
  )
  .action(
    withSettings((settings, ages: Ages) =>
      withDatabase(settings, async ({ prisma, statements }) => {
        const useCase = new Prune(prismaRepositories(prisma, statements), systemClock)
        const pruned = useCase.execute({
          serveDays: ages.servesAfter,
          keyHours: ages.keysAfter,
          formDays: ages.formsAfter,
          collectionDays: ages.collectionsAfter,
          answerDays: ages.answersAfter,
          eventDays: ages.eventsAfter,
        })
        for await (const { what, count } of pruned) console.log(`${count} ${what}.`)
      }),
    ),
  )
