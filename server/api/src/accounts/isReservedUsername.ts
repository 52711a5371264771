import { toSkeleton } from './toSkeleton';

/** Names that players could mistake for the game, its operators or its ledger accounts, besides the name of the game itself. */
const RESERVED = [
  ...['admin', 'administrator', 'root', 'superuser', 'sysadmin', 'system', 'owner', 'operator', 'official'],
  ...['moderator', 'mod', 'staff', 'team', 'support', 'help', 'helpdesk', 'service', 'contact', 'info'],
  ...['security', 'abuse', 'postmaster', 'webmaster', 'hostmaster', 'noreply', 'no_reply', 'mailer_daemon'],
  ...['billing', 'payment', 'payments', 'kyc', 'verification', 'compliance', 'legal', 'bank', 'wallet'],
  ...[
    'treasury',
    'house',
    'mint',
    'pool',
    'burn',
    'unpaid',
    'deposits',
    'exchange',
    'me',
    'null',
    'undefined',
  ],
];

/** Returns whether a username is, or looks like, a name that no player may have. Existing accounts keep theirs. */
export function isReservedUsername(username: string, gameName: string): boolean {
  const skeleton = toSkeleton(username);
  const ownName = gameName.replace(/\W/g, '');
  return [
    ...RESERVED,
    ownName,
    `${ownName}support`,
    `${ownName}admin`,
    `${ownName}team`,
    `${ownName}official`,
  ].some((name) => toSkeleton(name) === skeleton);
}
