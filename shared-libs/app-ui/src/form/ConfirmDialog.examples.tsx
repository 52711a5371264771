import { ConfirmDialog } from './ConfirmDialog';
import { useForm } from './useForm';

function Dialog({ variant }: { variant?: 'danger' }) {
  const form = useForm<never>({
    fields: [],
    send: () => Promise.reject({ statusCode: 409, message: 'This is only an example.' }),
  });
  return (
    <ConfirmDialog
      title="Log out this device?"
      text="Firefox on Linux will be logged out. If that wasn’t you, change your password too."
      form={form}
      confirm="Log out"
      variant={variant}
    />
  );
}

export const examples = {
  Confirm: () => <Dialog />,
  Danger: () => <Dialog variant="danger" />,
};
