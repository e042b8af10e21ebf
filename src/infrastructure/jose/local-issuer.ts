import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose'
import type { Clock } from '../../application/ports/clock.js'

export const LOCAL_ISSUER = 'urn:dealbook:local-issuer'
export const LOCAL_AUDIENCE = 'dealbook'
const KEY_ID = 'local'
const ALGORITHM = 'EdDSA'

export interface LocalTokenClaims {
  readonly sub: string
  readonly email: string
  readonly name?: string
}

/**
 * The service as its own identity provider, for demos on one machine: the key pair is in the data folder, and tokens
 * are only issued on the command line.
 */
export class LocalIssuer {
  private constructor(private readonly key: JWK) {}

  /**
   * Reads the key pair from the data folder, and creates it if it is missing. Concurrent processes end up with the same
   * key pair.
   */
  static async open(dataDir: string): Promise<LocalIssuer> {
    const file = join(dataDir, 'local-issuer.json')
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, JSON.stringify(await exportJWK(privateKey)), { mode: 0o600 })
      try {
        linkSync(draft, file)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      } finally {
        rmSync(draft, { force: true })
      }
    }
    return new LocalIssuer(JSON.parse(readFileSync(file, 'utf8')))
  }

  publicKeys(): JSONWebKeySet {
    const { d: _, ...publicKey } = this.key
    return { keys: [{ ...publicKey, kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] }
  }

  async sign({ sub, email, name }: LocalTokenClaims, clock: Clock, seconds: number): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1000)
    return new SignJWT({ email, email_verified: true, ...(name === undefined ? {} : { name }) })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(LOCAL_ISSUER)
      .setAudience(LOCAL_AUDIENCE)
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(await importJWK(this.key, ALGORITHM))
  }
}
