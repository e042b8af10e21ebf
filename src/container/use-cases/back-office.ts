import { GetAccountOverview } from '../../application/back-office/get-account-overview.js'
import { GetDailyFigures } from '../../application/back-office/get-daily-figures.js'
import { ListAccounts } from '../../application/back-office/list-accounts.js'
import { ListAuditRecords } from '../../application/back-office/list-audit-records.js'
import type { Build } from './build.js'

export const backOfficeUseCases = {
  getAccountOverview: ({ repositories, plans, clock }) => new GetAccountOverview(repositories, plans, clock),
  getDailyFigures: ({ repositories, clock }) => new GetDailyFigures(repositories, clock),
  listAccounts: ({ repositories }) => new ListAccounts(repositories.accounts),
  listAuditRecords: ({ repositories }) => new ListAuditRecords(repositories.audit),
} satisfies Build
