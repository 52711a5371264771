import { QueryBoundary } from '@hashgrid/app-ui';
import type { Profile } from '@hashgrid/contracts';
import { useGetProfileQuery, useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Panel, Skeleton } from '@hashgrid/ui';
import { SettingsLayout } from '../layout/SettingsLayout';
import { AccountDetails } from './AccountDetails';
import { ProfileForm } from './ProfileForm';

/** `/profile`: the player's photo, name and country, and the data of the account. */
export default function ProfilePage() {
  const t = useTranslate();
  const skeleton = (
    <Panel>
      <Skeleton label={t('Loading your profile')} lines={6} height={40} />
    </Panel>
  );
  return (
    <SettingsLayout title={t('Profile')} text={t('Your photo, name and country.')}>
      <QueryBoundary<Profile>
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
              <AccountDetails profile={profile} />
            </GridItem>
          </Grid>
        )}
      </QueryBoundary>
    </SettingsLayout>
  );
}
