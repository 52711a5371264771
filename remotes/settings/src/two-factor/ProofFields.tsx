import type { Form } from '@hashgrid/app-ui';
import { TWO_FACTOR_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
import { HiddenUsername } from '../form/HiddenUsername';
import { AccountPasswordField } from '../form/AccountPasswordField';
import type { ProofField } from './proofForm';

interface ProofFieldsProps<MoreField extends string> {
  form: Pick<Form<ProofField | MoreField>, 'field'> & {
    /** Whether a code is required too; true by default. */
    requiresCode?: boolean;
  };
}

/** Password and two-factor code, which prove that the account's owner is asking. */
export function ProofFields<MoreField extends string = never>({ form }: ProofFieldsProps<MoreField>) {
  const t = useTranslate();
  const { requiresCode = true } = form;
  return (
    <>
      <HiddenUsername />
      <AccountPasswordField {...form.field('password')} label={t('Password')} data-autofocus="" />
      {requiresCode && (
        <TextField
          {...form.field('code')}
          label={t('Code')}
          hint={t('6-digit code or a recovery code')}
          maxLength={TWO_FACTOR_CODE.maxLength}
          variant="mono"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </>
  );
}
