import { success } from '../schemas/envelope';
import { TopUpsSchema } from '../schemas/topUp';
import { defineEndpoint, payload } from './defineEndpoint';
import type { Pagination } from './Pagination';

/** The player's address for top-ups and the transfers to it; 404 where top-ups are off (`topUp` of the rules). */
export const getTopUps = defineEndpoint({
  method: 'GET',
  path: '/shared/client/top-up',
  payload: payload<Pagination>(),
  response: success(TopUpsSchema),
});

/** Assigns the player an address for top-ups, which then stays the same; 503 until a node of the chain has responded. */
export const openTopUpAddress = defineEndpoint({
  method: 'POST',
  path: '/shared/client/top-up',
  response: success(TopUpsSchema),
});
