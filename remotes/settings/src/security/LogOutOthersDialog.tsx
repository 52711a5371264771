import { ConfirmDialog, useForm } from '@hashgrid/app-ui';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { useEndOtherSessionsMutation } from './securityApi';

/** Asks before ending every session but this one. */
export function LogOutOthersDialog() {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const form = useForm<never>({
    fields: [],
    send: async () => {
      const { message } = await endOtherSessions().unwrap();
      dismiss();
      toast.success(t(message ?? 'Logged out everywhere else.'));
    },
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
