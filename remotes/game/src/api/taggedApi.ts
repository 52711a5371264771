import { api } from '@hashgrid/platform';

/** The API client with the cache tags of the game: the player's nodes, the chain of blocks, the network of players. */
export const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Nodes', 'Chain', 'Network'] });

/** What every payment in the game invalidates. */
export const PAYMENT_TAGS = ['Wallets', 'Tokens', 'Overview'] as const;

/** Extra options of endpoints whose errors the screen shows itself. */
export const QUIET = { quiet: true };
