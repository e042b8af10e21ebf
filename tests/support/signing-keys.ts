import { CompactSign, type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'

/** A key pair of an identity provider; `publicJwk` is the key in its key set. */
export interface SigningKey {
  readonly alg: string
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly publicJwk: JWK
}

export const aSigningKey = async (alg = 'EdDSA', kid = `key-${alg}`): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return {
    alg,
    kid,
    privateKey,
    publicKey,
    publicJwk: { ...(await exportJWK(publicKey)), alg, kid, use: 'sig' },
  }
}

/** Signs any payload with any header; text is used unchanged, so that a token can contain what no object can. */
export const signedWith = (
  { alg, kid, privateKey }: Pick<SigningKey, 'alg' | 'kid'> & { readonly privateKey: CryptoKey | Uint8Array },
  payload: object | string,
  header: object = {},
): Promise<string> =>
  new CompactSign(Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)))
    .setProtectedHeader({ alg, kid, ...header })
    .sign(privateKey)

export const base64url = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
