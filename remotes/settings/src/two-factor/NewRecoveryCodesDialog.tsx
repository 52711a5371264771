import { ConfirmDialog, isInconclusive, useForm } from '@hashgrid/app-ui';
import { useModal, useTranslate } from '@hashgrid/platform';
import { PROOF_FORM, toProof } from './proofForm';
import { ProofFields } from './ProofFields';
import { useRenewRecoveryCodesMutation } from './twoFactorApi';

interface NewRecoveryCodesDialogProps {
  onNewCodes: (codes: readonly string[]) => void;
  /** Called when the codes may have been replaced, but the response with the new ones was lost. */
  onCodesLost: () => void;
}

/** Asks for password and code before replacing the recovery codes. */
export function NewRecoveryCodesDialog({ onNewCodes, onCodesLost }: NewRecoveryCodesDialogProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const form = useForm({
    ...PROOF_FORM,
    send: async (values) => {
      const { recoveryCodes } = await renewCodes(toProof(values)).unwrap();
      dismiss();
      onNewCodes(recoveryCodes);
    },
    onFailure: (error) => {
      if (isInconclusive(error, false)) onCodesLost();
    },
  });
  return (
    <ConfirmDialog
      title={t('Create new recovery codes?')}
      text={t('Your current codes will stop working immediately.')}
      form={form}
      confirm={t('Create new codes')}
    >
      <ProofFields form={form} />
    </ConfirmDialog>
  );
}
