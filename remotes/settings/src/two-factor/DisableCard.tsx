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
      toast.success(t(message ?? 'Two-factor authentication is off.'));
    },
  });
  return (
    <ConfirmCard
      title={t('Turn off two-factor authentication?')}
      text={t('You’ll only need your password to log in, and your recovery codes will be deleted.')}
      form={form}
      confirm={t('Turn off')}
      variant="danger"
    >
      <Alert tone="warn">{t('For your security, sending will be paused for 24 hours.')}</Alert>
      <ProofFields form={form} />
    </ConfirmCard>
  );
}
