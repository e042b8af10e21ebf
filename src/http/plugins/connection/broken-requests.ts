import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyBaseLogger } from 'fastify'
import { type TransportStatus, transportErrorBody } from '../../errors/transport-errors.js'
import { MAX_URL_LENGTH } from '../request/request-head.js'

const STATUS: Readonly<Record<string, TransportStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

type ClientError = Pick<ConnectionError, 'code'> & { readonly rawPacket?: unknown }

/** Distinguishes a head that is too long because of its request line. */
const statusOf = ({ code, rawPacket }: ClientError, { bytesRead }: Socket): TransportStatus => {
  const line =
    Buffer.isBuffer(rawPacket) && rawPacket.length === bytesRead ? rawPacket.subarray(0, MAX_URL_LENGTH) : null
  if (code === 'HPE_HEADER_OVERFLOW' && line?.includes('\n') === false) return 414
  return STATUS[code ?? ''] ?? 400
}

/** Responds on the raw socket to data that is not a valid HTTP request. */
export const answerBrokenRequest = (error: ClientError, socket: Socket, log: FastifyBaseLogger | null): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = statusOf(error, socket)
  const body = JSON.stringify(transportErrorBody(status))
  const reqId = randomUUID()
  log?.info({ reqId, method: null, route: null, status, code: error.code, caller: 'public', actor: null }, 'request')
  socket.end(
    `HTTP/1.1 ${status} Error\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\nx-request-id: ${reqId}\r\n\r\n${body}`,
  )
}
