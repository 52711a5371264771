import { useState } from 'react';
import type { TwoFactorSecret } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Stack, FocusOnMount, Steps } from '@hashgrid/ui';
import { AppStep } from './AppStep';
import { PasswordStep } from './PasswordStep';

interface SetupPanelProps {
  /** Called with the new recovery codes. */
  onEnabled: (codes: readonly string[]) => void;
  /** Called when the request that returns the recovery codes starts, and when it ends, after `onEnabled`. */
  onEnablingChange: (isEnabling: boolean) => void;
  onCancel: () => void;
}

/** The first two steps of the setup: the password, then the authenticator app. `RecoveryCodesPanel` shows the last one. */
export function SetupPanel({ onCancel, ...enabling }: SetupPanelProps) {
  const t = useTranslate();
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null);
  return (
    <Panel title={t('Set up two-factor authentication')}>
      <Stack gap={6}>
        <Steps
          label={t('Setup steps')}
          steps={[t('Password'), t('App'), t('Recovery codes')]}
          current={secret ? 1 : 0}
        />
        {secret ? (
          <FocusOnMount label={t('App')}>
            <AppStep secret={secret} onCancel={onCancel} {...enabling} />
          </FocusOnMount>
        ) : (
          <PasswordStep onSecret={setSecret} onCancel={onCancel} />
        )}
      </Stack>
    </Panel>
  );
}
