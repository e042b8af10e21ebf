import { CompleteOnboarding } from '../../application/accounts/complete-onboarding.js'
import { CreateAccount } from '../../application/accounts/create-account.js'
import { EraseAccount } from '../../application/accounts/erase-account.js'
import { ExportAccount } from '../../application/accounts/export-account.js'
import { FindAccountsByEmail } from '../../application/accounts/find-accounts-by-email.js'
import { GetAccount } from '../../application/accounts/get-account.js'
import { GetAccountAvatar } from '../../application/accounts/get-account-avatar.js'
import { GetOwnAccount } from '../../application/accounts/get-own-account.js'
import { ListAccessLog } from '../../application/accounts/list-access-log.js'
import { ListAuctionSystems } from '../../application/accounts/list-auction-systems.js'
import { SearchAccounts } from '../../application/accounts/search-accounts.js'
import { UpdateAccount } from '../../application/accounts/update-account.js'
import { ExplainAccountExposure } from '../../application/exposure/explain-account-exposure.js'
import type { Build } from './build.js'

export const accountUseCases = {
  completeOnboarding: ({ store, clock }) => new CompleteOnboarding(store, clock),
  createAccount: ({ unitOfWork, clock }) => new CreateAccount(unitOfWork, clock),
  eraseAccount: ({ unitOfWork, callers, rights, trail, work, clock }) =>
    new EraseAccount(unitOfWork, callers, rights, trail, work, clock),
  explainAccountExposure: ({ repositories }) => new ExplainAccountExposure(repositories.accounts),
  exportAccount: ({ repositories, plans, ids, clock }) => new ExportAccount(repositories, plans, ids, clock),
  findAccountsByEmail: ({ repositories }) => new FindAccountsByEmail(repositories.accounts),
  getAccount: ({ repositories }) => new GetAccount(repositories.accounts),
  getAccountAvatar: ({ repositories, pictures }) => new GetAccountAvatar(repositories.accounts, pictures),
  getOwnAccount: ({ repositories, clock }) => new GetOwnAccount(repositories, clock),
  listAccessLog: ({ repositories }) => new ListAccessLog(repositories.audit),
  listAuctionSystems: ({ repositories }) => new ListAuctionSystems(repositories.auctionSystems),
  searchAccounts: ({ repositories }) => new SearchAccounts(repositories.accounts),
  updateAccount: ({ store, callers, rights, trail, clock }) => new UpdateAccount(store, callers, rights, trail, clock),
} satisfies Build
