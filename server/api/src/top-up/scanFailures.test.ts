import { NoChainNodeError, type ChainClient } from '../chain/ChainReader';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { openTestApi } from '../../test/openTestApi';
import { scanTransfers } from './scanTransfers';

const TOKEN = '0x55d398326f99059ff775485246999027b3197955';

/** A node with ten blocks and no transfers. */
const client = {
  getBlockNumber: () => Promise.resolve(10n),
  getBlock: ({ blockNumber }: { blockNumber: bigint }) => Promise.resolve({ hash: `0x${blockNumber}` }),
  getLogs: () => Promise.resolve([]),
} as unknown as ChainClient;

describe('a failure of the database while transfers are read', () => {
  const api = openTestApi();
  const skip = jest.fn();
  const settings: TopUpSettings = {
    chain: {
      chainId: 56,
      // Like the reader of a chain with one node, which is skipped after any error.
      read: (read) =>
        read(client).catch((error: unknown) => {
          skip(error);
          throw new NoChainNodeError(56, error);
        }),
      readAll: async (read) => [await read(client)],
    },
    token: TOKEN,
    confirmations: 3n,
    key: { id: 'key', deriveAddress: () => TOKEN },
  };

  test('is not taken for a failure of the node', async () => {
    const { context } = api;
    await scanTransfers(context, settings);
    const database = {
      ...context.database,
      query: <Row>(sql: string, parameters?: unknown[]) =>
        sql.includes('from top_up_addresses')
          ? Promise.reject(new Error('The database is restarting.'))
          : context.database.query<Row>(sql, parameters),
    };
    await expect(scanTransfers({ ...context, database }, settings)).rejects.toThrow(
      'The database is restarting.',
    );
    expect(skip).not.toHaveBeenCalled();
    expect(await scanTransfers(context, settings)).toBe(false);
  });
});
