import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import type { Queries } from '../database/Database';
import { claimIdempotencyKey, saveResponse } from './idempotencyKeys.queries';

describe('claiming an idempotency key', () => {
  const api = openTestApi();

  test('succeeds when a purge deletes the key of an earlier order meanwhile', async () => {
    const { username } = await newSession(api);
    const order = { accountId: await readAccountId(api, username), key: 'k', bodyHash: 'h' };
    const claim = (queries: Queries) => claimIdempotencyKey(queries, order, api.context.now());
    expect(await claim(api.database)).toBeNull();
    await saveResponse(api.database, order, { id: 1 });
    expect(await claim(api.database)).toEqual({ bodyHash: 'h', response: { id: 1 } });
    const earlier = await api.database.transaction((transaction) =>
      claim({
        ...transaction,
        async query<Row>(sql: string, parameters?: unknown[]) {
          const rows = await transaction.query<Row>(sql, parameters);
          if (sql.includes('on conflict'))
            await api.database.query('delete from idempotency_keys where answer is not null');
          return rows;
        },
      }),
    );
    expect(earlier).toBeNull();
  });
});
