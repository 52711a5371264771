import { ADDRESS_NAME } from '@hashgrid/contracts';
import type { FormErrors, FormValues } from '@hashgrid/ui';

/** Returns the name as it is sent; an empty one clears it. */
export const readWalletName = ({ name = '' }: FormValues<'name'>): string => name.trim();

/** Counts code points like the server: an emoji is one character. */
export function checkWalletName(values: FormValues<'name'>): FormErrors {
  const max = ADDRESS_NAME.maxLength;
  return [...readWalletName(values)].length > max
    ? { name: [{ text: 'Use %max% characters or fewer.', values: { max } }] }
    : {};
}
