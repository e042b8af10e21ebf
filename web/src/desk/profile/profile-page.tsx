import { useKept } from '../../kept.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { AccessLog } from './access-log.js'
import { EraseAccount } from './erase-account.js'
import { OwnExposure } from './own-exposure.js'
import './profile.css'
import { useReader } from '../../use-reader.js'
import { ProfileEditor } from './profile-editor.js'
import { TakeAlong } from './take-along.js'
import { useReadProfile } from './use-profile.js'

/** The profile, its access log, its export and its erasure. */
export const ProfilePage = () => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const account = useReader()
  const profile = useReadProfile()
  return (
    <>
      <PageTitle>{t('nav.profile')}</PageTitle>
      <Loaded query={account}>
        {(shown) => (
          <>
            <OwnExposure handle={shown.handle} />
            <Loaded query={profile}>
              {(loaded) => <ProfileEditor key={shown.id} account={shown} loaded={loaded} />}
            </Loaded>
            <AccessLog />
            <TakeAlong />
            <EraseAccount account={shown} isActedAs={acting !== null} />
          </>
        )}
      </Loaded>
    </>
  )
}
