import { ConfirmDialog, useForm } from '@hashgrid/app-ui';
import type { Session } from '@hashgrid/contracts';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { describeDevice } from './describeDevice';
import { useEndSessionMutation } from './securityApi';

/** Asks before ending one session. */
export function LogOutDeviceDialog({ session }: { session: Session }) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [endSession] = useEndSessionMutation();
  const { key, values } = describeDevice(session.device);
  const form = useForm<never>({
    fields: [],
    send: async () => {
      const { message } = await endSession(session.id).unwrap();
      dismiss();
      toast.success(t(message ?? 'Session ended.'));
    },
  });
  return (
    <ConfirmDialog
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
