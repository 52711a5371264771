import { ok } from '@hashgrid/testing';

export const LINK = 'POST /shared/client/addresses';
/** Address of a wallet, and how the API lists it once it is linked. */
export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const LINKED_ADDRESS = {
  address: ADDRESS,
  name: null,
  contractChainId: null,
  linkedAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
};
export const LINKED = ok(LINKED_ADDRESS);
