import { TWO_FACTOR_CODE } from '@hashgrid/contracts';
import { removeBidiControls, type FormErrors } from '@hashgrid/ui';

/** Returns a typed or pasted two-factor code, one-time or recovery code, without what isn't part of it: spaces and direction marks. */
export const parseTwoFactorCode = (typed: string): string => removeBidiControls(typed).replace(/\s/g, '');

/** Returns the form errors of a two-factor code: one if it is too short for a one-time or recovery code, otherwise none. */
export const checkTwoFactorCode = (code = ''): FormErrors =>
  parseTwoFactorCode(code).length < TWO_FACTOR_CODE.minLength
    ? { code: [{ text: 'Enter a two-factor code or a recovery code.' }] }
    : {};
