import type { Address, Hash } from 'viem';
import { InvalidNodeResponseError, type ChainClient } from '../chain/ChainReader';
import { readTransfers } from './readTransfers';

const TOKEN: Address = '0x55d398326f99059ff775485246999027b3197955';
const RECIPIENT: Address = '0x1111111111111111111111111111111111111111';
const BLOCK: Hash = `0x${'bb'.repeat(32)}`;
const TRANSACTION: Hash = `0x${'aa'.repeat(32)}`;
const VALUE = 5n * 10n ** 18n;

const LOG = {
  address: TOKEN,
  args: { to: RECIPIENT, value: VALUE },
  blockHash: BLOCK,
  blockNumber: 10n,
  transactionHash: TRANSACTION,
  logIndex: 7,
  removed: false,
};

/** Reads the transfers of blocks 10 and 11 from a node that responds with one log and a receipt. */
const read = ({ log, receipt }: { log?: object; receipt?: object } = {}) =>
  readTransfers(
    {
      getLogs: async () => [{ ...LOG, ...log }],
      getTransactionReceipt: async () => ({
        blockHash: BLOCK,
        logs: [{ logIndex: 6 }, { logIndex: 7 }],
        ...receipt,
      }),
    } as unknown as ChainClient,
    { token: TOKEN, addresses: [RECIPIENT], fromBlock: 10n, toBlock: 11n, known: new Set() },
  );

test('returns a transfer with its position in its transaction', async () => {
  expect(await read()).toEqual({
    transfers: [
      {
        txHash: TRANSACTION,
        positionInTransaction: 1,
        blockNumber: 10n,
        blockHash: BLOCK,
        address: RECIPIENT,
        value: VALUE,
        amount: 5_000_000n,
      },
    ],
    oversized: [],
  });
});

test.each<[string, { log?: object; receipt?: object }]>([
  ['a transfer of another token', { log: { address: RECIPIENT } }],
  ['a transfer to another address', { log: { args: { to: TOKEN, value: VALUE } } }],
  ['a transfer before the range', { log: { blockNumber: 9n } }],
  ['a transfer after the range', { log: { blockNumber: 12n } }],
  ['a transfer that was removed', { log: { removed: true } }],
  ['a receipt of another block', { receipt: { blockHash: TRANSACTION } }],
  ['a receipt without the log', { receipt: { logs: [{ logIndex: 6 }] } }],
])('rejects the response of a node with %s', async (_name, response) => {
  await expect(read(response)).rejects.toThrow(InvalidNodeResponseError);
});
