/** Names of the default community links; the gateway has their translations. */
export const COMMUNITY_NAMES = {
  channel: 'Hashgrid Channel',
  social: 'Hashgrid Social',
  partner: 'Hashgrid Partner',
} as const;
