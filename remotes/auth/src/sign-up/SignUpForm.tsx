import { useState } from 'react';
import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { USERNAME, type SignUp } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Checkbox, FormAlert, Stack, TextField, type FormValues } from '@hashgrid/ui';
import { AddressNotice } from '../address-proof/AddressNotice';
import { clearAddressProof, readAddressProof } from '../address-proof/addressProof';
import { useSignUpMutation } from '../api/accountApi';
import { readEmailDraft } from '../credentials/emailDraft';
import { parseEmail } from '../credentials/parseEmail';
import { EmailField } from '../form/EmailField';
import { NewPasswordField } from '../form/NewPasswordField';
import { ReferralField } from '../referral/ReferralField';
import { validateSignUp, SIGN_UP_FIELDS, type SignUpField } from './validateSignUp';
import type { PendingSignUp } from './pendingSignUp';
import { Terms } from './Terms';

interface SignUpFormProps {
  referralCode: string;
  /** Whether the first field takes the focus, because the form replaces a button that had it. */
  autoFocus: boolean;
  onSent: (pending: PendingSignUp) => void;
}

/** HTTP status of a sign-up whose proof of an address has expired. */
const EXPIRED_PROOF_STATUS = 410;

/** Trims everything but the password, in which spaces are significant. */
const trimValues = (values: FormValues<SignUpField>): FormValues<SignUpField> => ({
  ...values,
  username: values.username?.trim(),
  email: values.email && parseEmail(values.email),
  referralCode: values.referralCode?.trim(),
});

function toRequestBody({
  username = '',
  email = '',
  password = '',
  referralCode,
}: FormValues<SignUpField>): SignUp {
  return { username, email, password, ...(referralCode && { referralCode }), terms: true };
}

/** Sign-up with username, email, password, referral code and terms. */
export function SignUpForm({ referralCode, autoFocus, onSent }: SignUpFormProps) {
  const t = useTranslate();
  const showMissedFailure = useMissedFailureToast();
  const [signUp] = useSignUpMutation();
  const [proof, setProof] = useState(() => readAddressProof('signUp'));
  const removeAddress = () => {
    clearAddressProof();
    setProof(null);
  };
  const form = useForm<SignUpField>({
    fields: SIGN_UP_FIELDS,
    check: (values) => validateSignUp(trimValues(values)),
    send: async (values) => {
      const body = {
        ...toRequestBody(trimValues(values)),
        ...(proof && { addressProof: proof.addressProof }),
      };
      const { id, resendAfter, isInOutbox = false } = await signUp(body).unwrap();
      clearAddressProof();
      onSent({ id, email: body.email, resendAt: Date.now() + resendAfter * 1000, isInOutbox });
    },
    onFailure: (error) => {
      showMissedFailure(error, form.formRef.current);
      // Otherwise the expired proof would make every retry fail.
      if (error.statusCode === EXPIRED_PROOF_STATUS) removeAddress();
    },
  });

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      {proof && (
        <AddressNotice proof={proof} onRemove={removeAddress}>
          {t('You’ll also be able to log in with this wallet:')}
        </AddressNotice>
      )}
      <TextField
        {...form.field('username')}
        label={t('Username')}
        hint={t('%min%–%max% letters, numbers or underscores', {
          min: USERNAME.minLength,
          max: USERNAME.maxLength,
        })}
        maxLength={USERNAME.maxLength}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        autoFocus={autoFocus}
        required
      />
      <EmailField
        field={form.field('email')}
        hint={t('We’ll email you a link to activate your account.')}
        autoComplete="email"
        defaultValue={readEmailDraft()}
      />
      <NewPasswordField field={form.field('password')} label={t('Password')} />
      <ReferralField field={form.field('referralCode')} initialCode={referralCode} />
      <Stack gap={2}>
        <Checkbox {...form.field('terms')} label={t('I agree to the terms.')} required />
        <Terms />
      </Stack>
      <SubmitButton form={form}>{t('Sign up')}</SubmitButton>
    </Stack>
  );
}
