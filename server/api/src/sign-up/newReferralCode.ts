import { readableCode } from '../cryptography/tokens';

const LENGTH = 8;

/** Returns a random code that a player gives to those they invite. */
export const newReferralCode = () => readableCode(LENGTH);
