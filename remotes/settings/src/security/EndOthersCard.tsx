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
      toast.success(t(message ?? 'All other sessions are ended.'));
    },
  });
  return (
    <ConfirmCard
      title={t('End all other sessions?')}
      text={t('Every device but this one is signed out.')}
      form={form}
      confirm={t('End all others')}
      variant="danger"
    />
  );
}
