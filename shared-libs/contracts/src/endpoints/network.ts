import { success } from '../schemas/envelope';
import { NetworkMembersSchema, NetworkSummarySchema } from '../schemas/network';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Pagination } from './Pagination';

/** Totals of the three levels of invited players. */
export const getNetwork = defineEndpoint({
  method: 'GET',
  path: '/shared/network/summary',
  response: success(NetworkSummarySchema),
});

/** Invited players: direct ones, those of the member `parentId`, or a whole level. */
export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/shared/network/members',
  payload: payload<Pagination & { parentId?: string; level?: '1' | '2' | '3' | 'all' }>(),
  response: success(NetworkMembersSchema),
});
