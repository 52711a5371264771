import { api } from '@hashgrid/platform';

/** The data cache with what the game's answers depend on: the player's nodes, the chain of blocks, the network of players. */
export const gameBase = api.enhanceEndpoints({ addTagTypes: ['Nodes', 'Chain', 'Network'] });

/** What a payment in the game changes beside its own subject. */
export const MONEY_TAGS = ['Wallets', 'Tokens', 'Overview'] as const;

/** The screens show these failures themselves. */
export const quiet = { quiet: true };
