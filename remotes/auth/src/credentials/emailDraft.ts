import { tabStorage } from '@hashgrid/platform';

const KEY = 'emailDraft';

/** Returns the email typed on another page of this remote. It is stored per tab and never put in a URL. */
export function readEmailDraft(): string {
  const found = tabStorage.get(KEY);
  return typeof found === 'string' ? found : '';
}

export const saveEmailDraft = (email: string): void => tabStorage.set(KEY, email.trim());

export const clearEmailDraft = (): void => tabStorage.remove(KEY);
