import { type Static, Type } from 'typebox'
import {
  EXISTING_BOARDS,
  type ImportReport,
  MAX_COUNTED_WARNINGS,
  MAX_REMARKS,
} from '../../application/deals/import-deals.js'
import { READ_FORMATS } from '../../application/ports/board-reader.js'
import { oneOf } from '../schemas.js'

export const ImportQuery = Type.Object({
  existing: oneOf(EXISTING_BOARDS, {
    default: 'add',
    description:
      'What to do with boards that the account already has, by number, dealer, vulnerability and hands, outside the trash: add them again, or skip them and count them as repeated.',
  }),
})

export const ApiImportQuery = Type.Object({
  ownerId: Type.String({ minLength: 1 }),
  ...ImportQuery.properties,
})

const remark = { index: Type.Integer(), line: Type.Integer(), message: Type.String() }

export const ImportDto = Type.Object({
  format: oneOf(READ_FORMATS, {
    description:
      'The format of the file, as its content says; `handviewer` is the address of a board in a hand viewer.',
  }),
  imported: Type.Integer(),
  repeated: Type.Integer({
    description:
      'Records that repeat a board from earlier in the file or, with `existing=skip`, one that the account already has. They are skipped.',
  }),
  rejected: Type.Array(Type.Object(remark), {
    maxItems: MAX_REMARKS,
    description: `Records that could not be read as boards, up to ${MAX_REMARKS}.`,
  }),
  rejectedTotal: Type.Integer({ description: 'How many records could not be read as boards.' }),
  warnings: Type.Array(
    Type.Object({ ...remark, boards: Type.Integer({ description: 'How many boards it applies to.' }) }),
    {
      maxItems: MAX_REMARKS,
      description: `What was left out of the imported boards, up to ${MAX_REMARKS} different warnings. Each is listed once, with the first board it applies to.`,
    },
  ),
  warningsTotal: Type.Integer({
    maximum: MAX_COUNTED_WARNINGS,
    description: `How many different warnings there were. Counting stops at ${MAX_COUNTED_WARNINGS}.`,
  }),
  ids: Type.Array(Type.String(), { description: 'The ids of the new deals, in file order.' }),
})

export const toImportDto = ({
  format,
  imported,
  repeated,
  rejected,
  rejectedTotal,
  warnings,
  warningsTotal,
  ids,
}: ImportReport): Static<typeof ImportDto> => ({
  format,
  imported,
  repeated,
  rejectedTotal,
  warningsTotal,
  rejected: rejected.map(({ index, line, message }) => ({ index, line, message })),
  warnings: warnings.map(({ index, line, message, boards }) => ({ index, line, message, boards })),
  ids: [...ids],
})
