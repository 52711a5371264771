import { SCREENS } from '@hashgrid/contracts';

/** What a player shares: whoever signs up by it joins the own network. */
export const inviteUrl = (code: string): string =>
  `${window.location.origin}${SCREENS.referral}/${encodeURIComponent(code)}`;
