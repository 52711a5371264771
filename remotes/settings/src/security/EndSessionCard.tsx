import type { Session } from '@hashgrid/contracts';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { ConfirmCard } from '../form/ConfirmCard';
import { useForm } from '../form/useForm';
import { deviceText } from './deviceText';
import { useEndSessionMutation } from './securityApi';

/** Asks before one session is ended. */
export function EndSessionCard({ session }: { session: Session }) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [endSession] = useEndSessionMutation();
  const { key, values } = deviceText(session.device);
  const form = useForm<never>({
    fields: [],
    send: async () => {
      const { message } = await endSession(session.id).unwrap();
      dismiss();
      toast.success(t(message ?? 'Session ended.'));
    },
  });
  return (
    <ConfirmCard
      title={t('Log out this device?')}
      text={t('%device% will be logged out. If that wasn’t you, change your password too.', {
        device: t(key, values),
      })}
      form={form}
      confirm={t('Log out')}
      variant="danger"
    />
  );
}
