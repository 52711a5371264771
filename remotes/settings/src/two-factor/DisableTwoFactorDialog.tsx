import { ConfirmDialog, useDialogForm } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { PROOF_FORM, toProof } from './proofForm';
import { ProofFields } from './ProofFields';
import { useDisableTwoFactorMutation } from './twoFactorApi';

/** Asks for password and code before turning off two-factor authentication. */
export function DisableTwoFactorDialog() {
  const t = useTranslate();
  const [disable] = useDisableTwoFactorMutation();
  const form = useDialogForm({
    ...PROOF_FORM,
    send: (values) => disable(toProof(values)).unwrap(),
    successMessage: t('Two-factor authentication is off.'),
  });
  return (
    <ConfirmDialog
      title={t('Turn off two-factor authentication?')}
      text={t('You’ll only need your password to log in, and your recovery codes will be deleted.')}
      form={form}
      confirm={t('Turn off')}
      variant="danger"
    >
      <Alert tone="warn">
        {t('For your security, sending, large swaps and large purchases will be paused for 24 hours.')}
      </Alert>
      <ProofFields form={form} />
    </ConfirmDialog>
  );
}
