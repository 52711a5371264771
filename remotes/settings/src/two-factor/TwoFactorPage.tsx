import { useState } from 'react';
import { QueryBoundary } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { FocusOnMount, Panel, Skeleton } from '@hashgrid/ui';
import { SettingsLayout } from '../layout/SettingsLayout';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { SetupPanel } from './SetupPanel';
import { TwoFactorOff } from './TwoFactorOff';
import { TwoFactorOn } from './TwoFactorOn';
import { useGetTwoFactorQuery } from './twoFactorApi';
import { useLeaveWarning } from './useLeaveWarning';
import { useProfileSync } from './useProfileSync';

/** View of the page: the server's status, the setup, or new recovery codes. */
type View =
  | {
      kind: 'status';
      /** Whether it replaces another view, whose focused button is gone. */
      takesFocus?: boolean;
      /** Whether two-factor authentication may have been turned on without showing the recovery codes here. */
      areCodesUnseen?: boolean;
    }
  | { kind: 'setup' }
  | { kind: 'codes'; codes: readonly string[] };

/** `/setting/gg-2fa`: turns two-factor authentication on and off. */
export default function TwoFactorPage() {
  const t = useTranslate();
  const query = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const isCurrent = query.isSuccess && !query.isFetching;
  useProfileSync(isCurrent ? query.data.isEnabled : undefined);
  const [view, setView] = useState<View>({ kind: 'status' });
  const [isRequestingCodes, setIsRequestingCodes] = useState(false);
  useLeaveWarning(view.kind === 'codes' || isRequestingCodes);
  // The response with the recovery codes was lost, or another tab or device has turned two-factor authentication on.
  if (view.kind === 'setup' && query.data?.isEnabled)
    setView({ kind: 'status', takesFocus: true, areCodesUnseen: true });
  const showStatus = ({ areCodesUnseen = false } = {}) => {
    setView({ kind: 'status', takesFocus: true, areCodesUnseen });
    // Another device may have changed the status in the meantime.
    void query.refetch();
  };
  const showCodes = (codes: readonly string[]) => setView({ kind: 'codes', codes });
  const title = t('Two-factor authentication');
  return (
    <SettingsLayout
      title={t('Two-factor settings')}
      text={t('Require a code from your phone as well as your password at every login.')}
    >
      {view.kind === 'codes' && <RecoveryCodesPanel codes={view.codes} onDone={() => showStatus()} />}
      {view.kind === 'setup' && (
        <SetupPanel
          onEnabled={showCodes}
          onEnablingChange={setIsRequestingCodes}
          onCancel={() => showStatus({ areCodesUnseen: true })}
        />
      )}
      {view.kind === 'status' && (
        <FocusOnMount label={title} disabled={!view.takesFocus}>
          <Panel title={title}>
            <QueryBoundary
              query={query}
              failure={t('Couldn’t load your two-factor settings')}
              skeleton={<Skeleton lines={3} height={40} label={t('Loading your two-factor settings')} />}
            >
              {(status) =>
                status.isEnabled ? (
                  <TwoFactorOn
                    status={status}
                    areCodesUnseen={view.areCodesUnseen ?? false}
                    onNewCodes={showCodes}
                    onRequestingChange={setIsRequestingCodes}
                  />
                ) : (
                  <TwoFactorOff onStart={() => setView({ kind: 'setup' })} />
                )
              }
            </QueryBoundary>
          </Panel>
        </FocusOnMount>
      )}
    </SettingsLayout>
  );
}
