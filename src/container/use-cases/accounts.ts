import { CompleteOnboarding } from '../../application/accounts/complete-onboarding.js'
import { CreateAccount } from '../../application/accounts/create-account.js'
import { EraseAccount } from '../../application/accounts/erase-account.js'
import { ExportAccount } from '../../application/accounts/export-account.js'
import { FindAccountsByEmail } from '../../application/accounts/find-accounts-by-email.js'
import { GetAccount } from '../../application/accounts/get-account.js'
import { GetAccountAvatar } from '../../application/accounts/get-account-avatar.js'
import { GetOwnAccount } from '../../application/accounts/get-own-account.js'
import { GetUploadedPicture } from '../../application/accounts/get-uploaded-picture.js'
import { ListAccessLog } from '../../application/accounts/list-access-log.js'
import { ListAuctionSystems } from '../../application/accounts/list-auction-systems.js'
import { SearchAccounts } from '../../application/accounts/search-accounts.js'
import { UploadAvatar } from '../../application/accounts/upload-avatar.js'
import { ExplainAccountExposure } from '../../application/exposure/explain-account-exposure.js'
import type { Build } from './build.js'

export const accountUseCases = {
  completeOnboarding: ({ store, clock }) => new CompleteOnboarding(store, clock),
  createAccount: ({ unitOfWork, clock }) => new CreateAccount(unitOfWork, clock),
  eraseAccount: ({ unitOfWork, callers, rights, trail, work, clock }) =>
    new EraseAccount(unitOfWork, callers, rights, trail, work, clock),
  explainAccountExposure: ({ repositories }) => new ExplainAccountExposure(repositories.accounts),
  exportAccount: ({ repositories, replicaReads: { collections, deals }, plans, ids, clock }) =>
    new ExportAccount({ ...repositories, collections, deals }, plans, ids, clock),
  findAccountsByEmail: ({ repositories }) => new FindAccountsByEmail(repositories.accounts),
  getAccount: ({ repositories }) => new GetAccount(repositories.accounts),
  getAccountAvatar: ({ repositories, avatars }) => new GetAccountAvatar(repositories.accounts, avatars),
  getUploadedPicture: ({ repositories }) => new GetUploadedPicture(repositories.uploadedPictures),
  getOwnAccount: ({ repositories, clock }) => new GetOwnAccount(repositories, clock),
  listAccessLog: ({ repositories }) => new ListAccessLog(repositories.audit),
  listAuctionSystems: ({ repositories }) => new ListAuctionSystems(repositories.auctionSystems),
  searchAccounts: ({ replicaReads }) => new SearchAccounts(replicaReads.accounts),
  updateAccount: ({ accountUpdate }) => accountUpdate,
  uploadAvatar: ({ unitOfWork, repositories, accountUpdate, scaler, ids }) =>
    new UploadAvatar(unitOfWork, repositories, accountUpdate, scaler, ids),
} satisfies Build
