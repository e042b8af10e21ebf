import { type components, unwrap } from 'dealbook-client'
import { service } from '../../service.js'

export type SecretKey = components['schemas']['ApiKeyWithSecret']

export const apiKeys = {
  queryKey: ['api-keys'],
  queryFn: () => unwrap(service.GET('/back-office/api-keys')),
}
