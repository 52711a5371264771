import { createReadableCode } from '../cryptography/tokens';

const LENGTH = 8;

/** Returns a random referral code. */
export const newReferralCode = () => createReadableCode(LENGTH);
