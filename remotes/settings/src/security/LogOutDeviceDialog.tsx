import { ConfirmDialog, useDialogForm } from '@hashgrid/app-ui';
import type { Session } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { describeDevice } from './describeDevice';
import { useEndSessionMutation } from './securityApi';

/** Asks for confirmation before ending a session. */
export function LogOutDeviceDialog({ session }: { session: Session }) {
  const t = useTranslate();
  const [endSession] = useEndSessionMutation();
  const { key, values } = describeDevice(session.device);
  const form = useDialogForm<never>({
    fields: [],
    send: () => endSession(session.id).unwrap(),
    successMessage: t('Session ended.'),
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
