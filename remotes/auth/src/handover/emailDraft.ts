import { tabStorage } from '@hashgrid/platform';

const KEY = 'emailDraft';

/** The email that the player typed on a page of this remote, kept in this tab for the next page and never in a URL. */
export function readCarriedEmail(): string {
  const found = tabStorage.get(KEY);
  return typeof found === 'string' ? found : '';
}

export const carryEmail = (email: string): void => tabStorage.set(KEY, email.trim());

export const dropCarriedEmail = (): void => tabStorage.remove(KEY);
