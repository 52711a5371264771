import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
import { AccountName } from '../form/AccountName';
import { SecretField } from '../form/SecretField';
import type { useForm } from '../form/useForm';
import type { ProofField } from './checkProof';

interface ProofFieldsProps {
  form: Pick<ReturnType<typeof useForm<ProofField>>, 'field'>;
}

/** Password and code, which together prove that it is the owner who asks. */
export function ProofFields({ form }: ProofFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <AccountName />
      <SecretField {...form.field('password')} label={t('Password')} data-autofocus="" />
      <TextField
        {...form.field('code')}
        label={t('Code')}
        hint={t('6-digit code or a recovery code')}
        variant="mono"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </>
  );
}
