import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { ConfirmCard } from '../form/ConfirmCard';
import { useForm } from '../form/useForm';
import { useEndOtherSessionsMutation } from './securityApi';

/** Asks before all sessions but this one are ended. */
export function EndOthersCard() {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [endOthers] = useEndOtherSessionsMutation();
  const form = useForm<never>({
    fields: [],
    send: async () => {
      const { message } = await endOthers().unwrap();
      dismiss();
      toast.success(t(message ?? 'Logged out everywhere else.'));
    },
  });
  return (
    <ConfirmCard
      title={t('Log out all other devices?')}
      text={t('Every device except this one will be logged out.')}
      form={form}
      confirm={t('Log out all other devices')}
      variant="danger"
    />
  );
}
