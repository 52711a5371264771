import { tabStorage } from '@hashgrid/platform';

/** Explains why another page redirected the player to the login. */
export interface LoginNotice {
  text: string;
  /** Page to open after login. */
  returnUrl: string | null;
}

const KEY = 'loginNotice';

/** Returns the notice stored in this tab; null if there is none. */
export function readLoginNotice(): LoginNotice | null {
  const found = tabStorage.get(KEY) as Partial<LoginNotice> | null;
  if (typeof found?.text !== 'string') return null;
  return { text: found.text, returnUrl: typeof found.returnUrl === 'string' ? found.returnUrl : null };
}

export const saveLoginNotice = (notice: LoginNotice): void => tabStorage.set(KEY, notice);

export const clearLoginNotice = (): void => tabStorage.remove(KEY);
