import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

export type ProofField = 'password' | 'code';

/** Checks for a password. */
export const validatePassword = ({ password }: FormValues<ProofField>): FormErrors =>
  password ? {} : { password: [{ text: 'Enter your password.' }] };

/** Checks for a password and a code long enough to be a two-factor or recovery code. */
function validateProof(values: FormValues<ProofField>): FormErrors {
  const { code = '' } = values;
  return {
    ...validatePassword(values),
    ...(code.trim().length < ONE_TIME_CODE_DIGITS && {
      code: [{ text: 'Enter a code from the app or a recovery code.' }],
    }),
  };
}

interface ProofForm {
  fields: readonly ProofField[];
  check: typeof validateProof;
}

/** Options of a form that asks for password and code. */
export const PROOF_FORM: ProofForm = { fields: ['password', 'code'], check: validateProof };

/** Returns the request body. */
export const toProof = ({ password = '', code = '' }: FormValues<ProofField>) => ({
  password,
  code: code.trim(),
});
