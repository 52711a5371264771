import { ConfirmDialog, isInconclusive, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { useModal, useTranslate } from '@hashgrid/platform';
import { PROOF_FORM, toProof } from './proofForm';
import { ProofFields } from './ProofFields';
import { useRenewRecoveryCodesMutation } from './twoFactorApi';

interface NewRecoveryCodesDialogProps {
  onNewCodes: (codes: readonly string[]) => void;
  /** Called when the codes may have been replaced, but the response with the new ones was lost. */
  onCodesLost: () => void;
  /** Called when the request starts and when it ends, after `onNewCodes`. */
  onRequestingChange: (isRequesting: boolean) => void;
}

/** Asks for password and code before replacing the recovery codes. */
export function NewRecoveryCodesDialog(props: NewRecoveryCodesDialogProps) {
  const { onNewCodes, onCodesLost, onRequestingChange } = props;
  const t = useTranslate();
  const { dismiss } = useModal();
  const showMissedFailure = useMissedFailureToast();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const form = useForm({
    ...PROOF_FORM,
    send: async (values) => {
      onRequestingChange(true);
      try {
        const { recoveryCodes } = await renewCodes(toProof(values)).unwrap();
        dismiss();
        onNewCodes(recoveryCodes);
      } finally {
        onRequestingChange(false);
      }
    },
    onFailure: (error) => {
      if (isInconclusive(error)) onCodesLost();
      else showMissedFailure(error, form.formRef.current);
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
