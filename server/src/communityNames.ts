/** Names of the default community links. Their translations are in `server/gateway/locales`. */
export const COMMUNITY_NAMES = {
  channel: 'Hashgrid Channel',
  social: 'Hashgrid Social',
  partner: 'Hashgrid Partner',
} as const;
