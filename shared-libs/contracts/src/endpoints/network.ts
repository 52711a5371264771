import { success } from '../schemas/envelope';
import { NetworkMembersSchema, NetworkSummarySchema } from '../schemas/network';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Page } from './Page';

/** Sums of the three generations of invited players. */
export const getNetwork = defineEndpoint({
  method: 'GET',
  path: '/shared/network/summary',
  answer: success(NetworkSummarySchema),
});

/** Invited players: the player's own, those of the member `parentId`, or a whole generation. */
export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/shared/network/members',
  payload: payload<Page & { parentId?: string; level?: '1' | '2' | '3' | 'all' }>(),
  answer: success(NetworkMembersSchema),
});
