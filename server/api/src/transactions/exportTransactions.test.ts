import { text } from 'node:stream/consumers';
import { newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { whileAccountsAreLocked } from '../../test/whileAccountsAreLocked';
import { exportTransactions } from './exportTransactions';

describe('the export of transactions', () => {
  const api = openTestApi({ limits: { exportsByAccount: { count: 1, seconds: 600 } } });

  test('fails before its file begins while a ledger account stays locked, and does not count toward the limit', async () => {
    const { id } = await newMiner(api);
    await whileAccountsAreLocked(api, id, (context) =>
      expect(exportTransactions(context, { playerId: id })).rejects.toThrow('lock timeout'),
    );
    expect(await text(await exportTransactions(api.context, { playerId: id }))).toMatch(/grant.*\r\n$/);
  });
});
