import { AccountDto, AuctionSystemDto, SlimAccountDto } from '../accounts/account-dtos.js'
import { AccountExportDto } from '../accounts/export-dtos.js'
import { ANNOUNCEMENT_SCHEMAS } from '../announcements/announcement-dtos.js'
import { ApiKeyDto } from '../api-keys/api-key-dtos.js'
import { BACK_OFFICE_SCHEMAS } from '../back-office/back-office-dtos.js'
import { CATALOG_SCHEMAS } from '../catalog/catalog-dtos.js'
import { COLLECTION_SCHEMAS } from '../collections/collection-dtos.js'
import { PublicCollectionDto } from '../collections/public-collection-dtos.js'
import { DEAL_SCHEMAS } from '../deals/deal-dtos.js'
import { SERVE_SCHEMAS } from '../deals/serve-dtos.js'
import { ExposureDto } from '../dtos/exposure-dtos.js'
import { PaginationDto } from '../dtos/schemas.js'
import { ProblemDto } from '../errors/problems.js'
import { EventDto } from '../events/event-dtos.js'
import { FormSubmissionDto } from '../forms/form-dtos.js'
import { GrantDto } from '../grants/grant-dtos.js'
import { ResultDto } from '../practice/answer-dtos.js'
import { SharingGroupDto } from '../sharing-groups/sharing-group-dtos.js'
import { DeliveryDto, WebhookDto } from '../webhooks/webhook-dtos.js'

/** The schemas that the OpenAPI document describes once, by name, in document order. */
export const NAMED_SCHEMAS = [
  ProblemDto,
  PaginationDto,
  AuctionSystemDto,
  AccountDto,
  ApiKeyDto,
  SlimAccountDto,
  AccountExportDto,
  ...ANNOUNCEMENT_SCHEMAS,
  ...BACK_OFFICE_SCHEMAS,
  ...CATALOG_SCHEMAS,
  ...COLLECTION_SCHEMAS,
  PublicCollectionDto,
  ResultDto,
  EventDto,
  FormSubmissionDto,
  ExposureDto,
  GrantDto,
  SharingGroupDto,
  ...DEAL_SCHEMAS,
  ...SERVE_SCHEMAS,
  WebhookDto,
  DeliveryDto,
]
