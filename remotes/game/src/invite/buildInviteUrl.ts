import { SCREENS } from '@hashgrid/contracts';

/** Returns the invite link for a player's referral code. */
export const buildInviteUrl = (code: string): string =>
  `${window.location.origin}${SCREENS.referral}/${encodeURIComponent(code)}`;
