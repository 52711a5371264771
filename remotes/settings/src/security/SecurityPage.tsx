import { useTranslate } from '@hashgrid/platform';
import { Stack } from '@hashgrid/ui';
import { SettingsLayout } from '../layout/SettingsLayout';
import { ChangePasswordPanel } from './ChangePasswordPanel';
import { CloseAccountPanel } from './CloseAccountPanel';
import { DownloadDataPanel } from './DownloadDataPanel';
import { SecurityLogPanel } from './SecurityLogPanel';
import { SessionsPanel } from './SessionsPanel';

/** `/setting/security`: password, sessions, log, the player’s data, and closing the account [R12]. */
export default function SecurityPage() {
  const t = useTranslate();
  return (
    <SettingsLayout title={t('Security settings')} text={t('Your password, devices and account activity')}>
      <Stack gap={6}>
        <ChangePasswordPanel />
        <SessionsPanel />
        <SecurityLogPanel />
        <DownloadDataPanel />
        <CloseAccountPanel />
      </Stack>
    </SettingsLayout>
  );
}
