import { checkTwoFactorCode, parseTwoFactorCode } from '@hashgrid/app-ui';
import type { FormErrors, FormValues } from '@hashgrid/ui';

export type ProofField = 'password' | 'code';

/** Returns the form error of a missing password. */
export const validatePassword = ({ password }: FormValues<ProofField>): FormErrors =>
  password ? {} : { password: [{ text: 'Enter your password.' }] };

/** Returns the form errors of a missing password, and of a code that is too short to be a two-factor or recovery code. */
const validateProof = (values: FormValues<ProofField>): FormErrors => ({
  ...validatePassword(values),
  ...checkTwoFactorCode(values.code),
});

interface ProofForm {
  fields: readonly ProofField[];
  check: typeof validateProof;
}

/** Options of a `useForm` that asks for password and code. */
export const PROOF_FORM: ProofForm = { fields: ['password', 'code'], check: validateProof };

/** Returns password and parsed code for the request body. */
export const toProof = ({ password = '', code = '' }: FormValues<ProofField>) => ({
  password,
  code: parseTwoFactorCode(code),
});
