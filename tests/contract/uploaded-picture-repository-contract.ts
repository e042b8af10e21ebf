import { describe, expect, it } from 'vitest'
import { anAccount } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const BYTES = Uint8Array.from({ length: 300 }, (_, i) => i % 256)

export const uploadedPictureRepositoryContract = (open: OpenWorld) =>
  describe('UploadedPictureRepository', () => {
    it('keeps one picture of an account, and finds it by id and by account', async () => {
      const { accounts, uploadedPictures } = (await open()).repositories
      const [ann, bob] = [anAccount(), anAccount()]
      for (const account of [ann, bob]) await accounts.insert(account)
      expect(await uploadedPictures.findByAccount(ann.id)).toBeNull()
      const first = { id: 'first', accountId: ann.id, bytes: BYTES }
      const other = { id: 'other', accountId: bob.id, bytes: BYTES.subarray(1) }
      for (const picture of [first, other]) await uploadedPictures.save(picture)
      expect(await uploadedPictures.findById('first')).toEqual(first)
      expect(await uploadedPictures.findByAccount(bob.id)).toEqual(other)
      const second = { id: 'second', accountId: ann.id, bytes: BYTES.subarray(2) }
      await uploadedPictures.save(second)
      expect(await uploadedPictures.findById('first')).toBeNull()
      expect(await uploadedPictures.findByAccount(ann.id)).toEqual(second)
      for (let i = 0; i < 2; i++) await uploadedPictures.delete(ann.id)
      expect(await uploadedPictures.findById('second')).toBeNull()
      expect(await uploadedPictures.findById('other')).toEqual(other)
    })

    it('hides the picture of an erased account immediately', async () => {
      const { accounts, erasure, uploadedPictures } = (await open()).repositories
      const account = anAccount()
      await accounts.insert(account)
      await uploadedPictures.save({ id: 'gone', accountId: account.id, bytes: BYTES })
      await erasure.erase(account.id, new Date(), new Date())
      expect(await uploadedPictures.findById('gone')).toBeNull()
    })
  })
