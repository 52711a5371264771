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
      toast.success(t(message ?? 'The session is ended.'));
    },
  });
  return (
    <ConfirmCard
      title={t('End this session?')}
      text={t('%device% is signed out. If you did not sign in there, change your password as well.', {
        device: t(key, values),
      })}
      form={form}
      confirm={t('End session')}
      variant="danger"
    />
  );
}
