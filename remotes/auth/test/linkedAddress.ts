/** Address of a wallet. */
export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export const LINK_ADDRESS = 'POST /shared/client/addresses';
/** Its response: the address as the API lists it. */
export const LINKED_ADDRESS = {
  address: ADDRESS,
  name: null,
  contractChainId: null,
  linkedAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
};
