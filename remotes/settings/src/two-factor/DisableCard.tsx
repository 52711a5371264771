import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { ConfirmCard } from '../form/ConfirmCard';
import { useForm } from '../form/useForm';
import { checkProof, PROOF_FIELDS, type ProofField } from './checkProof';
import { ProofFields } from './ProofFields';
import { useDisableTwoFactorMutation } from './twoFactorApi';

/** Asks for password and code before the second factor is turned off. */
export function DisableCard() {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [disable] = useDisableTwoFactorMutation();
  const form = useForm<ProofField>({
    fields: PROOF_FIELDS,
    check: checkProof,
    send: async ({ password = '', code = '' }) => {
      const { message } = await disable({ password, code: code.trim() }).unwrap();
      dismiss();
      toast.success(t(message ?? 'Two-factor sign-in is off.'));
    },
  });
  return (
    <ConfirmCard
      title={t('Turn off two-factor?')}
      text={t('Your password alone will be enough to sign in, and your recovery codes are deleted.')}
      form={form}
      confirm={t('Turn off')}
      variant="danger"
    >
      <Alert tone="warn">{t('For your safety, you cannot send anything for 24 hours afterwards.')}</Alert>
      <ProofFields form={form} />
    </ConfirmCard>
  );
}
