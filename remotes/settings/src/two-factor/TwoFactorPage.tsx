import { useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton } from '@hashgrid/ui';
import { QueryGate } from '../frame/QueryGate';
import { SettingsFrame } from '../frame/SettingsFrame';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { SetupPanel } from './SetupPanel';
import { TwoFactorOff } from './TwoFactorOff';
import { TwoFactorOn } from './TwoFactorOn';
import { useGetTwoFactorQuery } from './twoFactorApi';

/** What is going on beside the state on the server: a set-up, or codes that must be put away first. */
type Activity = { kind: 'none' } | { kind: 'setup' } | { kind: 'codes'; codes: readonly string[] };

/** `/setting/gg-2fa`: the second factor, from off to on and back [R14]. */
export default function TwoFactorPage() {
  const t = useTranslate();
  const query = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [activity, setActivity] = useState<Activity>({ kind: 'none' });
  const rest = () => {
    setActivity({ kind: 'none' });
    // It may have been turned on or off elsewhere meanwhile.
    void query.refetch();
  };
  const showCodes = (codes: readonly string[]) => setActivity({ kind: 'codes', codes });
  return (
    <SettingsFrame
      title={t('Two-factor settings')}
      text={t('Require a code from your phone as well as your password at every login.')}
    >
      {activity.kind === 'codes' && <RecoveryCodesPanel codes={activity.codes} onDone={rest} />}
      {activity.kind === 'setup' && <SetupPanel onEnabled={showCodes} onCancel={rest} />}
      {activity.kind === 'none' && (
        <Panel title={t('Two-factor authentication')}>
          <QueryGate
            query={query}
            failure={t('Couldn’t load your two-factor settings')}
            skeleton={<Skeleton lines={3} height={40} label={t('Loading your two-factor settings')} />}
          >
            {(status) =>
              status.isEnabled ? (
                <TwoFactorOn status={status} onCodes={showCodes} />
              ) : (
                <TwoFactorOff onStart={() => setActivity({ kind: 'setup' })} />
              )
            }
          </QueryGate>
        </Panel>
      )}
    </SettingsFrame>
  );
}
