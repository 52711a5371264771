import { tabStorage } from '@hashgrid/platform';

/** What the login has to say and to know when another page gave up and led there. */
export interface LoginNotice {
  text: string;
  /** Where the player wanted to go before. */
  returnUrl: string | null;
}

const KEY = 'loginNotice';

/** The notice that waits in this tab; null when there is none. */
export function readLoginNotice(): LoginNotice | null {
  const found = tabStorage.get(KEY) as Partial<LoginNotice> | null;
  if (typeof found?.text !== 'string') return null;
  return { text: found.text, returnUrl: typeof found.returnUrl === 'string' ? found.returnUrl : null };
}

export const keepLoginNotice = (notice: LoginNotice): void => tabStorage.set(KEY, notice);

export const clearLoginNotice = (): void => tabStorage.remove(KEY);
