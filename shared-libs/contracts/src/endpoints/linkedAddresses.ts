import type { OwnerProof } from '../schemas/account';
import { ChainBalancesSchema } from '../schemas/chainBalances';
import { MessageSchema, success } from '../schemas/envelope';
import {
  LinkedAddressesSchema,
  LinkedAddressSchema,
  type LinkAddress,
  type NameAddress,
} from '../schemas/linkedAddresses';
import { defineEndpoint, payload } from './defineEndpoint';

/** The wallet addresses of the player. */
export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/shared/client/addresses',
  response: success(LinkedAddressesSchema),
});

/** Links an address to the account; 409 when the address belongs to an account or there are too many, 422 on `password` or `code` when they are required. */
export const linkAddress = defineEndpoint({
  method: 'POST',
  path: '/shared/client/addresses',
  identifiesDevice: true,
  payload: payload<LinkAddress>(),
  response: success(LinkedAddressSchema),
});

export const nameAddress = defineEndpoint({
  method: 'PATCH',
  path: '/shared/client/addresses/:address',
  payload: payload<NameAddress>(),
  response: success(LinkedAddressSchema),
});

/** Unlinks an address, and ends the other sessions that began with it. A POST, because a password doesn't belong in a URL. */
export const unlinkAddress = defineEndpoint({
  method: 'POST',
  path: '/shared/client/addresses/:address/unlink',
  payload: payload<OwnerProof>(),
  response: MessageSchema,
});

/** Balances of the linked addresses on each chain that the server reads. */
export const getChainBalances = defineEndpoint({
  method: 'GET',
  path: '/shared/client/addresses/balances',
  response: success(ChainBalancesSchema),
});
