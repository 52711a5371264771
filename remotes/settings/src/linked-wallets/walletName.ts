import { ADDRESS_NAME } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

/** Returns the trimmed name of a wallet for the request body; an empty one removes the name. */
export const readWalletName = ({ name = '' }: FormValues<'name'>): string => name.trim();

/** Returns the form error of a name that is too long. Counts code points like the server: an emoji is one character. */
export function validateWalletName(values: FormValues<'name'>): FormErrors {
  const max = ADDRESS_NAME.maxLength;
  return [...readWalletName(values)].length > max
    ? { name: [{ text: 'Use %max% characters or fewer.', values: { max } }] }
    : {};
}
