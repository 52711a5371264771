import type { Form } from '@hashgrid/app-ui';
import { useSession, useTranslate } from '@hashgrid/platform';
import { AccountPasswordField } from '../form/AccountPasswordField';
import { HiddenUsername } from '../form/HiddenUsername';
import { ProofFields } from './ProofFields';
import type { ProofField } from './proofForm';

interface OwnerProofFieldsProps<MoreField extends string> {
  form: Pick<Form<ProofField | MoreField>, 'field'>;
}

/** Fields of `useOwnerProofForm`: the password, and a code with two-factor authentication. */
export function OwnerProofFields<MoreField extends string = never>({
  form,
}: OwnerProofFieldsProps<MoreField>) {
  const t = useTranslate();
  const hasTwoFactor = useSession().user?.hasTwoFactor ?? false;
  if (hasTwoFactor) return <ProofFields<MoreField> form={form} />;
  return (
    <>
      <HiddenUsername />
      <AccountPasswordField {...form.field('password')} label={t('Password')} data-autofocus="" />
    </>
  );
}
