import { REFERRAL_CODE } from '@hashgrid/contracts';
import { tabStorage } from '@hashgrid/platform';

const KEY = 'referralCode';

/** Returns the referral code, the first segment of the path below `/ref` [R2]; empty if there is none. */
export const parseReferralCode = (subpath = ''): string =>
  (subpath.split('/').find(Boolean) ?? '').trim().slice(0, REFERRAL_CODE.maxLength);

/** Stores the code in this tab, so that visiting the login does not lose it. */
export const saveReferralCode = (code: string): void => tabStorage.set(KEY, code);

/** Returns the code stored in this tab; empty if there is none. */
export function readReferralCode(): string {
  const found = tabStorage.get(KEY);
  return typeof found === 'string' ? found.slice(0, REFERRAL_CODE.maxLength) : '';
}
