import type { Transaction as Movement } from '@hashgrid/contracts';
import { isBlocking } from '../../test/isBlocking';
import { openTestApi } from '../../test/openTestApi';
import { newMiner } from '../../test/newMiner';
import { waitUntil } from '../../test/waitUntil';
import type { Queries } from '../database/Database';
import { lockAccounts, writeEntry } from '../ledger/ledger.queries';
import { readAllTransactions } from './listTransactions';

describe('reading all transactions', () => {
  const api = openTestApi();

  /** Credits one minor unit of a token to a player. */
  async function credit(queries: Queries, playerId: string, token: string) {
    const accounts = await lockAccounts(queries, { tokens: [token], players: [playerId], systems: ['mint'] });
    const legs = accounts.map(({ id, playerId: owner }) => ({ accountId: id, amount: owner ? 1n : -1n }));
    return writeEntry(queries, { kind: 'grant', legs, createdAt: api.context.now() });
  }

  const creditNow = (playerId: string, token: string) =>
    api.database.transaction((transaction) => credit(transaction, playerId, token));

  async function readIds(playerId: string, onPage: () => Promise<unknown> = async () => undefined) {
    const movements: Movement[] = [];
    const pages = await readAllTransactions(api.context, { playerId, order: 'oldest', limit: 1 });
    for await (const page of pages) {
      movements.push(...page);
      await onPage();
    }
    return movements.map(({ id }) => id);
  }

  test('includes a movement that is written before a later one of another token and committed after it', async () => {
    const { id } = await newMiner(api);
    const written: string[] = [];
    let reading: ReturnType<typeof readIds> | undefined;
    await api.database.transaction(async (transaction) => {
      written.push(await credit(transaction, id, 'ORE'));
      written.push(await creditNow(id, 'USDT'));
      reading = readIds(id);
      await Promise.race([reading, waitUntil(() => isBlocking(transaction))]);
    });
    expect((await reading)?.slice(-2)).toEqual(written);
  });

  test('leaves out what is added meanwhile', async () => {
    const { id } = await newMiner(api);
    const before = await readIds(id);
    let credited: Promise<string> | undefined;
    expect(await readIds(id, () => (credited ??= creditNow(id, 'USDT')))).toEqual(before);
    expect(await readIds(id)).toEqual([...before, await credited]);
  });
});
