import { useGetProfileQuery, useTranslate } from '@hashgrid/platform';
import { ErrorPanel, Panel, Skeleton, Stack } from '@hashgrid/ui';
import { SettingsFrame } from '../frame/SettingsFrame';
import { AccountFacts } from './AccountFacts';
import { ProfileForm } from './ProfileForm';

function ProfilePanels() {
  const t = useTranslate();
  const { data: profile, isFetching, refetch } = useGetProfileQuery();
  if (profile)
    return (
      <Stack gap={6}>
        <Panel title={t('About you')}>
          <ProfileForm profile={profile} />
        </Panel>
        <AccountFacts profile={profile} />
      </Stack>
    );
  if (isFetching)
    return (
      <Panel>
        <Skeleton label={t('Loading your profile')} lines={6} height={40} />
      </Panel>
    );
  return (
    <ErrorPanel
      title={t('Your profile did not load.')}
      text={t('Check your connection and try again.')}
      retryLabel={t('Retry')}
      onRetry={() => void refetch()}
    />
  );
}

/** `/profile`: who the player is to others. */
export default function ProfilePage() {
  const t = useTranslate();
  return (
    <SettingsFrame title={t('Profile')} text={t('How you are seen in the game.')}>
      <ProfilePanels />
    </SettingsFrame>
  );
}
