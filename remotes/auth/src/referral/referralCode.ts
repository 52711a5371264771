import { REFERRAL_CODE } from '@hashgrid/contracts';
import { tabStorage } from '@hashgrid/platform';

const KEY = 'referralCode';

/** Returns the referral code: the first path segment below `/ref` [R2]. */
export const parseReferralCode = (rest = ''): string =>
  (rest.split('/').find(Boolean) ?? '').trim().slice(0, REFERRAL_CODE.maxLength);

/** Stores the code in this tab, so that visiting the login does not lose it. */
export const saveReferralCode = (code: string): void => tabStorage.set(KEY, code);

export function readReferralCode(): string {
  const found = tabStorage.get(KEY);
  return typeof found === 'string' ? found.slice(0, REFERRAL_CODE.maxLength) : '';
}
