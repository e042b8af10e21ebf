import { CreateDeal } from '../../application/deals/create-deal.js'
import { DeleteDeal } from '../../application/deals/delete-deal.js'
import { ExportDeals } from '../../application/deals/export-deals.js'
import { GetDeal } from '../../application/deals/get-deal.js'
import { GetDoubleDummy } from '../../application/deals/get-double-dummy.js'
import { ImportDeals } from '../../application/deals/import-deals.js'
import { ListDeals } from '../../application/deals/list-deals.js'
import { PrintDeals } from '../../application/deals/print-deals.js'
import { RestoreDeal } from '../../application/deals/restore-deal.js'
import { ServeDeal } from '../../application/deals/serve-deal.js'
import { TrashDeal } from '../../application/deals/trash-deal.js'
import { UpdateDeal } from '../../application/deals/update-deal.js'
import { UpdateDeals } from '../../application/deals/update-deals.js'
import { ExplainDealExposure } from '../../application/exposure/explain-deal-exposure.js'
import type { Build } from './build.js'

export const dealUseCases = {
  createDeal: ({ repositories, unitOfWork, quotas, ids, clock }) =>
    new CreateDeal(repositories, unitOfWork, quotas, ids, clock),
  deleteDeal: ({ unitOfWork }) => new DeleteDeal(unitOfWork),
  exportDeals: ({ repositories, replicaReads, boardWriter }) =>
    new ExportDeals(replicaReads.deals, repositories, boardWriter),
  explainDealExposure: ({ repositories }) => new ExplainDealExposure(repositories.deals),
  getDeal: ({ repositories: { deals, sharingGroups } }) => new GetDeal(deals, sharingGroups),
  getDoubleDummy: ({ repositories: { deals }, stored, solver, turns, solving }) =>
    // Stores results outside of the caller's transaction, because all callers share them.
    new GetDoubleDummy(deals, stored.doubleDummyWork, solver, turns.of('solve'), solving),
  importDeals: ({ repositories, unitOfWork, quotas, boardReader, ids, clock, metrics }) =>
    new ImportDeals(repositories.deals, unitOfWork, quotas, boardReader, ids, clock, metrics),
  listDeals: ({ repositories, replicaReads }) => new ListDeals(replicaReads.deals, repositories),
  printDeals: ({ repositories, replicaReads: { deals }, sheets }) => new PrintDeals({ ...repositories, deals }, sheets),
  restoreDeal: ({ store, clock }) => new RestoreDeal(store, clock),
  serveDeal: ({ repositories, unitOfWork, ids, clock, metrics, limits }) =>
    new ServeDeal(repositories.serves, unitOfWork, ids, clock, metrics, limits),
  trashDeal: ({ store, clock }) => new TrashDeal(store, clock),
  updateDeal: ({ store, clock }) => new UpdateDeal(store, clock),
  updateDeals: ({ repositories, unitOfWork, clock }) => new UpdateDeals(repositories, unitOfWork, clock),
} satisfies Build
