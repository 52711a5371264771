import { useModal, useTranslate } from '@hashgrid/platform';
import { ConfirmCard } from '../form/ConfirmCard';
import { useForm } from '../form/useForm';
import { checkProof, PROOF_FIELDS, type ProofField } from './checkProof';
import { ProofFields } from './ProofFields';
import { useMakeRecoveryCodesMutation } from './twoFactorApi';

/** Asks for password and code before the recovery codes are replaced. */
export function NewCodesCard({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const [makeCodes] = useMakeRecoveryCodesMutation();
  const form = useForm<ProofField>({
    fields: PROOF_FIELDS,
    check: checkProof,
    send: async ({ password = '', code = '' }) => {
      const codes = await makeCodes({ password, code: code.trim() }).unwrap();
      dismiss();
      onCodes(codes);
    },
  });
  return (
    <ConfirmCard
      title={t('Create new recovery codes?')}
      text={t('Your current codes will stop working immediately.')}
      form={form}
      confirm={t('Create new codes')}
    >
      <ProofFields form={form} />
    </ConfirmCard>
  );
}
