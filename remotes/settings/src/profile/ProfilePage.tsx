import type { Profile } from '@hashgrid/contracts';
import { useGetProfileQuery, useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Panel, Skeleton } from '@hashgrid/ui';
import { QueryGate } from '../frame/QueryGate';
import { SettingsFrame } from '../frame/SettingsFrame';
import { AccountFacts } from './AccountFacts';
import { ProfileForm } from './ProfileForm';

/** `/profile`: who the player is to others. */
export default function ProfilePage() {
  const t = useTranslate();
  const skeleton = (
    <Panel>
      <Skeleton label={t('Loading your profile')} lines={6} height={40} />
    </Panel>
  );
  return (
    <SettingsFrame title={t('Profile')} text={t('How other players see you.')}>
      <QueryGate<Profile>
        query={useGetProfileQuery()}
        failure={t('Couldn’t load your profile')}
        skeleton={skeleton}
      >
        {(profile) => (
          <Grid>
            <GridItem span={7}>
              <Panel title={t('About you')}>
                <ProfileForm profile={profile} />
              </Panel>
            </GridItem>
            <GridItem span={5} style={{ alignSelf: 'start' }}>
              <AccountFacts profile={profile} />
            </GridItem>
          </Grid>
        )}
      </QueryGate>
    </SettingsFrame>
  );
}
