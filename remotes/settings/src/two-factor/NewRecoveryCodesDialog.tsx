import { ConfirmDialog, useForm } from '@hashgrid/app-ui';
import { useModal, useTranslate } from '@hashgrid/platform';
import { validateProof, PROOF_FIELDS, type ProofField } from './validateProof';
import { ProofFields } from './ProofFields';
import { useRenewRecoveryCodesMutation } from './twoFactorApi';

/** Asks for password and code before the recovery codes are replaced. */
export function NewRecoveryCodesDialog({ onNewCodes }: { onNewCodes: (codes: readonly string[]) => void }) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const form = useForm<ProofField>({
    fields: PROOF_FIELDS,
    check: validateProof,
    send: async ({ password = '', code = '' }) => {
      const { recoveryCodes } = await renewCodes({ password, code: code.trim() }).unwrap();
      dismiss();
      onNewCodes(recoveryCodes);
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
