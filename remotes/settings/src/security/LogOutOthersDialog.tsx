import { ConfirmDialog, useDialogForm } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useEndOtherSessionsMutation } from './securityApi';

/** Asks for confirmation before ending all sessions except the current one. */
export function LogOutOthersDialog() {
  const t = useTranslate();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const form = useDialogForm<never>({
    fields: [],
    send: () => endOtherSessions().unwrap(),
    successMessage: t('Logged out everywhere else.'),
  });
  return (
    <ConfirmDialog
      title={t('Log out all other devices?')}
      text={t('Every device except this one will be logged out.')}
      form={form}
      confirm={t('Log out all other devices')}
      variant="danger"
    />
  );
}
