import { REFERRAL_CODE } from '@hashgrid/contracts';
import { tabStorage } from '@hashgrid/platform';

const KEY = 'referralCode';

/** The code in the part of the path below `/ref`: its first segment [R2]. */
export const referralCodeIn = (rest = ''): string =>
  (rest.split('/').find(Boolean) ?? '').trim().slice(0, REFERRAL_CODE.maxLength);

/** Remembers the code in this tab, so that a look at the login page does not lose it. */
export const keepReferralCode = (code: string): void => tabStorage.set(KEY, code);

export function readReferralCode(): string {
  const found = tabStorage.get(KEY);
  return typeof found === 'string' ? found.slice(0, REFERRAL_CODE.maxLength) : '';
}
