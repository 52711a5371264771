import { ConfirmDialog, useForm } from '@hashgrid/app-ui';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { validateProof, PROOF_FIELDS, type ProofField } from './validateProof';
import { ProofFields } from './ProofFields';
import { useDisableTwoFactorMutation } from './twoFactorApi';

/** Asks for password and code before two-factor authentication is turned off. */
export function DisableTwoFactorDialog() {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [disable] = useDisableTwoFactorMutation();
  const form = useForm<ProofField>({
    fields: PROOF_FIELDS,
    check: validateProof,
    send: async ({ password = '', code = '' }) => {
      const { message } = await disable({ password, code: code.trim() }).unwrap();
      dismiss();
      toast.success(t(message ?? 'Two-factor authentication is off.'));
    },
  });
  return (
    <ConfirmDialog
      title={t('Turn off two-factor authentication?')}
      text={t('You’ll only need your password to log in, and your recovery codes will be deleted.')}
      form={form}
      confirm={t('Turn off')}
      variant="danger"
    >
      <Alert tone="warn">{t('For your security, sending will be paused for 24 hours.')}</Alert>
      <ProofFields form={form} />
    </ConfirmDialog>
  );
}
