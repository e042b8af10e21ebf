import { useQueryClient } from '@tanstack/react-query'
import { type Account, unwrap } from 'dealbook-client'
import { MAX_PICTURE_BYTES, pictureIdIn, UPLOADABLE_TYPES } from 'dealbook-domain/uploaded-picture.js'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { asReader } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'

interface AvatarFieldProps {
  readonly account: Account
  /** Whether the picture is at an address of another site. */
  readonly isElsewhere: boolean
  /** Says who can see the picture. */
  readonly state: ReactNode
  /** The field for the address of a picture elsewhere. */
  readonly children: ReactNode
}

/** A picture from a file, which is uploaded at once, or at an address of another site. */
export const AvatarField = ({ account, isElsewhere, state, children }: AvatarFieldProps) => {
  const { t } = useTexts()
  const id = useId()
  const cache = useQueryClient()
  const [fault, setFault] = useState<'profile.picture.large' | 'profile.picture.unreadable' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const uploaded = pictureIdIn(account.avatarUrl)
  const change = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setFault(null)
    try {
      await act()
      await cache.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'reader' || first === 'me' })
    } catch {
      setFault('profile.picture.unreadable')
    } finally {
      setBusy(false)
    }
  }
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    if (file.size > MAX_PICTURE_BYTES) return setFault('profile.picture.large')
    await change(() =>
      unwrap(
        asReader.PUT('/accounts/me/avatar', {
          headers: { 'content-type': file.type },
          body: file as never,
          bodySerializer: (body) => body as never,
        }),
      ),
    )
  }
  return (
    <div className="profile-field avatar-field">
      <label className="field" htmlFor={id}>
        {t('profile.picture')}
      </label>
      <div className="avatar-row">
        {uploaded !== null && <img src={`/pictures/${uploaded}`} alt={t('profile.picture')} width={64} height={64} />}
        <input
          id={id}
          type="file"
          accept={UPLOADABLE_TYPES.join()}
          disabled={isBusy}
          onChange={(event) => void upload(event)}
        />
        {uploaded !== null && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void change(() => unwrap(asReader.DELETE('/accounts/me/avatar')))}
          >
            {t('profile.picture.remove')}
          </button>
        )}
      </div>
      {fault !== null && (
        <p role="alert" className="fault">
          {t(fault)}
        </p>
      )}
      {uploaded === null ? (
        <details open={isElsewhere}>
          <summary>{t('profile.picture.elsewhere')}</summary>
          {children}
        </details>
      ) : (
        state
      )}
    </div>
  )
}
