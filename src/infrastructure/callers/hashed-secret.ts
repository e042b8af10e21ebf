import { hash } from 'node:crypto'

/** A secret has so many random bits that a plain hash of it can't be reversed. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex')
