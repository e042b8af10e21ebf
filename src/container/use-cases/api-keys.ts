import { CreateApiKey } from '../../application/api-keys/create-api-key.js'
import { GetOwnKey } from '../../application/api-keys/get-own-key.js'
import { ListApiKeys } from '../../application/api-keys/list-api-keys.js'
import { RevokeApiKey } from '../../application/api-keys/revoke-api-key.js'
import { RotateApiKey } from '../../application/api-keys/rotate-api-key.js'
import type { Build } from './build.js'

export const apiKeyUseCases = {
  createApiKey: ({ unitOfWork, rights, keyWrites, callerKeys }) =>
    new CreateApiKey(unitOfWork, rights, keyWrites, callerKeys),
  getOwnKey: ({ repositories }) => new GetOwnKey(repositories.apiKeys),
  listApiKeys: ({ repositories, clock }) => new ListApiKeys(repositories.apiKeys, clock),
  revokeApiKey: ({ unitOfWork, rights, keyWrites, callerKeys }) =>
    new RevokeApiKey(unitOfWork, rights, keyWrites, callerKeys),
  rotateApiKey: ({ unitOfWork, rights, keyWrites, callerKeys }) =>
    new RotateApiKey(unitOfWork, rights, keyWrites, callerKeys),
} satisfies Build
