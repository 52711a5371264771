import { findTooLongError } from '@hashgrid/app-ui';
import { ADDRESS_NAME } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

/** Returns the trimmed name of a wallet for the request body; an empty one removes the name. */
export const readWalletName = ({ name = '' }: FormValues<'name'>): string => name.trim();

/** Returns the form error of a name that is too long. */
export function validateWalletName(values: FormValues<'name'>): FormErrors {
  const error = findTooLongError(readWalletName(values), ADDRESS_NAME.maxLength);
  return error ? { name: [error] } : {};
}
