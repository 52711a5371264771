import { tabStorage } from '@hashgrid/platform';
import { parseEmail } from './parseEmail';

const KEY = 'emailDraft';

/** Returns the email typed on this or another page of this remote. It is stored per tab and never put in a URL. */
export function readEmailDraft(): string {
  const found = tabStorage.get(KEY);
  return typeof found === 'string' ? found : '';
}

export const saveEmailDraft = (email: string): void => tabStorage.set(KEY, parseEmail(email));

export const clearEmailDraft = (): void => tabStorage.remove(KEY);
