import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type ExchangeQuote, type ExchangeReceipt } from '@hashgrid/contracts';
import { mintTokens } from '../../test/mintTokens';
import { openTestApi } from '../../test/openTestApi';
import { readAccountId, newSession } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { newTwoFactorSession } from '../../test/twoFactorPlayers';
import { pauseSends } from '../accounts/accounts.queries';
import { addSeconds } from '../addSeconds';
import { ECONOMY, POOL_START } from '../economy';
import { lockAccounts, writeEntry } from '../ledger/ledger.queries';
import { toExactMinorUnits } from '../ledger/amounts';
import { ORE_DECIMALS, USDT_DECIMALS } from '../ledger/tokenDecimals';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { exchange } from './exchange';

describe('an exchange that may need a code', () => {
  const api = openTestApi();
  const { amount: limit } = ECONOMY.exchange.unconfirmed;
  const order = { from: 'USDT', to: 'ORE', amount: `${Number(limit) + 1}`, minReceived: '0' };
  const send = (bearer: string, change: object = {}) =>
    api.call<ExchangeReceipt>('POST /auth/exchange', {
      bearer,
      body: { ...order, ...change },
      headers: { 'idempotency-key': randomUUID() },
    });

  async function newFundedSession() {
    const session = await newTwoFactorSession(api);
    const { username } = session;
    await mintTokens(api, { username, token: 'USDT', units: toExactMinorUnits('10000', USDT_DECIMALS) });
    await mintTokens(api, { username, token: 'ORE', units: toExactMinorUnits('10000', ORE_DECIMALS) });
    return session;
  }

  test('is refused for a low balance, a changed price or a pause before the code is requested', async () => {
    const poor = await newTwoFactorSession(api);
    expect((await send(poor.accessToken)).body.errors).toEqual({
      amount: [FIELD_MESSAGES.insufficientBalance],
    });
    const { username, accessToken } = await newFundedSession();
    expect((await send(accessToken, { minReceived: '1000' })).body.errors).toEqual({
      minReceived: [FIELD_MESSAGES.priceChanged],
    });
    const until = addSeconds(api.context.now(), 60);
    await pauseSends(api.database, await readAccountId(api, username), until);
    const { status, body } = await send(accessToken);
    expect([status, body.message]).toEqual([403, MESSAGES.exchangePaused]);
  });

  test('needs one above the limit, but not at the limit', async () => {
    const { accessToken } = await newFundedSession();
    expect((await send(accessToken, { amount: limit })).status).toBe(200);
    expect((await send(accessToken, { amount: '0.01' })).body.statusCode).toBe(ERROR_CODES.twoFactorNeeded);
  });

  test('is refused when a concurrent exchange has changed the price', async () => {
    const [player, other] = [await newSession(api), await newFundedSession()];
    const small = { ...order, amount: '10' };
    const { body: quote } = await api.call<ExchangeQuote>(
      'GET /auth/exchange/quote?from=USDT&to=ORE&amount=10',
      {
        bearer: player.accessToken,
      },
    );
    const buyOre = () => send(other.accessToken, { amount: limit });
    const request = {
      playerId: await readAccountId(api, player.username),
      key: randomUUID(),
      order: { ...small, minReceived: quote.data.received },
      caller: { ipAddress: '10.0.0.1', device: '', language: 'en-US' },
    };
    await expect(exchange(runBeforeTransaction(api.context, buyOre), request)).rejects.toMatchObject({
      errors: { minReceived: [FIELD_MESSAGES.priceChanged] },
    });
  });

  test('is refused when the amount is too small to buy anything', async () => {
    const { accessToken } = await newFundedSession();
    const { body } = await send(accessToken, { from: 'ORE', to: 'USDT', amount: '0.00000001' });
    expect(body.errors).toEqual({ amount: [FIELD_MESSAGES.amountTooSmall] });
  });

  test('needs one above a share of the USDT in the pool if that is less than the limit', async () => {
    const { accessToken } = await newFundedSession();
    const left = 10_000;
    const units = toExactMinorUnits(`${Number(POOL_START.standard.USDT) - left}`, USDT_DECIMALS);
    await api.database.transaction(async (queries) => {
      const systems = ['mint' as const, 'pool' as const];
      const accounts = await lockAccounts(queries, { tokens: ['USDT'], players: [], systems });
      const legs = accounts.map(({ id, systemName }) => ({
        accountId: id,
        amount: systemName === 'pool' ? -units : units,
      }));
      await writeEntry(queries, { kind: 'reversal', createdAt: api.context.now(), legs });
    });
    const asked = [
      await send(accessToken, { amount: '25' }),
      await send(accessToken, { from: 'ORE', to: 'USDT', amount: '5000' }),
    ];
    expect(asked.map(({ body }) => body.statusCode)).toEqual([
      ERROR_CODES.twoFactorNeeded,
      ERROR_CODES.twoFactorNeeded,
    ]);
    expect((await send(accessToken, { amount: '15' })).status).toBe(200);
  });
});
