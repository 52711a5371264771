import { useTranslate } from '@hashgrid/platform';
import { Stack } from '@hashgrid/ui';
import { SettingsLayout } from '../layout/SettingsLayout';
import { LazyLinkedWalletsPanel } from '../linked-wallets/LazyLinkedWalletsPanel';
import { ChangePasswordPanel } from './ChangePasswordPanel';
import { CloseAccountPanel } from './CloseAccountPanel';
import { DownloadDataPanel } from './DownloadDataPanel';
import { SecurityLogPanel } from './SecurityLogPanel';
import { SessionsPanel } from './SessionsPanel';

/** `/setting/security`: password, linked wallets, sessions, log, the player’s data, and closing the account. */
export default function SecurityPage() {
  const t = useTranslate();
  return (
    <SettingsLayout title={t('Security settings')} text={t('Your password, devices and account activity')}>
      <Stack gap={6}>
        <ChangePasswordPanel />
        <LazyLinkedWalletsPanel />
        <SessionsPanel />
        <SecurityLogPanel />
        <DownloadDataPanel />
        <CloseAccountPanel />
      </Stack>
    </SettingsLayout>
  );
}
