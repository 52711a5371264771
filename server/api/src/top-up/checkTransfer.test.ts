import { encodeAbiParameters, pad, type Address, type Hash, type Hex, type TransactionReceipt } from 'viem';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { checkTransfer } from './checkTransfer';
import { UNAVAILABLE } from './createNodeReads';
import type { PendingTopUp } from './topUps.queries';
import { TRANSFER_TOPIC } from './transferEvent';

const TOKEN: Address = '0x55d398326f99059ff775485246999027b3197955';
const RECIPIENT: Address = '0x1111111111111111111111111111111111111111';
const OTHER: Address = '0x2222222222222222222222222222222222222222';
const BLOCK: Hash = `0x${'bb'.repeat(32)}`;
const OTHER_BLOCK: Hash = `0x${'cc'.repeat(32)}`;

const pending: PendingTopUp = {
  id: 1n,
  accountId: 'a-player',
  chainId: 56,
  token: TOKEN,
  txHash: `0x${'aa'.repeat(32)}`,
  positionInTransaction: 1,
  blockNumber: 10n,
  blockHash: BLOCK,
  address: RECIPIENT,
  value: '5',
  amount: 5n,
};
const settings = { token: TOKEN, confirmations: 3n } as Partial<TopUpSettings> as TopUpSettings;

const encode = (value: bigint): Hex => encodeAbiParameters([{ type: 'uint256' }], [value]);
const log = (change: object = {}) => ({
  address: TOKEN,
  topics: [TRANSFER_TOPIC, pad(OTHER), pad(RECIPIENT)],
  data: encode(5n),
  ...change,
});

/** Returns the state of the pending transfer at a node. */
const check = ({
  head = 12n,
  blockHash = BLOCK,
  receipt,
}: {
  head?: bigint;
  blockHash?: Hash | typeof UNAVAILABLE;
  /** Changes of the receipt; null for none. */
  receipt?: object | null;
}) =>
  checkTransfer(
    {
      readHead: async () => head,
      readBlockHash: async () => blockHash,
      findReceipt: async () =>
        receipt === null
          ? undefined
          : ({
              status: 'success',
              blockHash: BLOCK,
              logs: [log({ address: OTHER }), log()],
              ...receipt,
            } as Partial<TransactionReceipt> as TransactionReceipt),
    },
    settings,
    pending,
  );

test('a transfer in its block with enough confirmations is final', async () => {
  expect(await check({})).toBe('final');
});

test('a transfer without a receipt is gone once another block has replaced its block', async () => {
  expect(await check({ blockHash: OTHER_BLOCK, receipt: null })).toBe('gone');
});

test.each([null, {}])(
  'a transfer whose block the node lacks is unavailable, with the receipt %j',
  async (receipt) => {
    expect(await check({ blockHash: UNAVAILABLE, receipt })).toBe(UNAVAILABLE);
  },
);

test.each<[string, Parameters<typeof check>[0]]>([
  ['has too few confirmations', { head: 11n }],
  ['has no receipt, but is in its block', { receipt: null }],
  ['is in a block that has replaced its block', { blockHash: OTHER_BLOCK }],
  ['has a receipt of another block', { receipt: { blockHash: OTHER_BLOCK } }],
  ['was reverted', { receipt: { status: 'reverted' } }],
  ['has no log at its position', { receipt: { logs: [log()] } }],
  ['is of another token', { receipt: { logs: [log(), log({ address: OTHER })] } }],
  ['is another event', { receipt: { logs: [log(), log({ topics: [BLOCK, pad(OTHER), pad(RECIPIENT)] })] } }],
  [
    'has another recipient',
    { receipt: { logs: [log(), log({ topics: [TRANSFER_TOPIC, pad(OTHER), pad(OTHER)] })] } },
  ],
  ['has another value', { receipt: { logs: [log(), log({ data: encode(6n) })] } }],
])('a transfer that %s is unsettled', async (_name, node) => {
  expect(await check(node)).toBe('unsettled');
});
