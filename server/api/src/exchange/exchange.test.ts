import { randomUUID } from 'node:crypto';
import {
  ERROR_CODES,
  type ExchangeQuote,
  type ExchangeReceipt,
  type PriceChanges,
  type Token,
} from '@hashgrid/contracts';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { mintTokens } from '../../test/mintTokens';
import { newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { readAccountId, newSession } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession, enableTwoFactor } from '../../test/twoFactorPlayers';
import { pauseSends } from '../accounts/accounts.queries';
import { DAY_SECONDS, ECONOMY, POOL_START } from '../economy';
import { toDecimal, toExactMinorUnits } from '../ledger/amounts';
import { ORE_DECIMALS, USDT_DECIMALS } from '../ledger/tokenDecimals';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import { exchange } from './exchange';
import { calculatePriceImpact, swap } from './exchangeRules';

const pool = {
  from: toExactMinorUnits(POOL_START.standard.USDT, USDT_DECIMALS),
  to: toExactMinorUnits(POOL_START.standard.ORE, ORE_DECIMALS),
};

describe('exchanging tokens', () => {
  const api = openTestApi();
  const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
  const order = { from: 'USDT', to: 'ORE', amount: '10', minReceived: '0' };

  const readBalance = async (miner: Awaited<ReturnType<typeof newMiner>>, code: string) => {
    const { wallets } = await miner.get<{ wallets: { token: { code: string }; balance: string }[] }>(
      '/shared/client/wallets',
    );
    return wallets.find(({ token }) => token.code === code)!.balance;
  };

  test('[C13] pays what the quote says and moves the price for everyone', async () => {
    const miner = await newMiner(api);
    const amount = toExactMinorUnits(order.amount, USDT_DECIMALS);
    const { fee, received: units } = swap(amount, pool);
    const received = toDecimal(units, ORE_DECIMALS);
    const quote = await miner.get<ExchangeQuote>('/auth/exchange/quote?from=USDT&to=ORE&amount=10');
    expect(quote).toEqual({
      from: 'USDT',
      to: 'ORE',
      amount: '10',
      fee: toDecimal(fee, USDT_DECIMALS),
      received,
      decimals: ORE_DECIMALS,
      rate: toDecimal(units / 10n, ORE_DECIMALS),
      priceImpact: calculatePriceImpact(amount, pool),
    });
    const { body } = await miner.call<ExchangeReceipt>('POST /auth/exchange', {
      ...order,
      minReceived: quote.received,
    });
    expect(body.data).toMatchObject({ amount: '10', fee: quote.fee, received });
    expect([await readBalance(miner, 'USDT'), await readBalance(miner, 'ORE')]).toEqual(['15', received]);
    const { tokens } = await miner.get<{ tokens: Token[] }>('/shared/token/all');
    expect(Number(tokens.find(({ code }) => code === 'ORE')!.price)).toBeCloseTo(
      (Number(POOL_START.standard.USDT) + 10) / (Number(POOL_START.standard.ORE) - Number(received)),
      6,
    );
    const back = await miner.call<ExchangeReceipt>('POST /auth/exchange', {
      from: 'ORE',
      to: 'USDT',
      amount: received,
      minReceived: '0',
    });
    expect(Number(back.body.data.received)).toBeLessThan(10);
  });

  test('returns how much the price has changed in 24 hours', async () => {
    const readChange = async () => {
      const miner = await newMiner(api);
      const { changes } = await miner.get<PriceChanges>('/shared/token/changes');
      expect(changes.map(({ code }) => code)).toEqual(['ORE']);
      return Number(changes[0]!.change);
    };
    api.advanceClock(2 * DAY_SECONDS);
    expect(await readChange()).toBe(0);
    const miner = await newMiner(api);
    expect((await miner.call('POST /auth/exchange', { ...order, amount: '20' })).status).toBe(200);
    // The swap shows immediately, although the reads are cached.
    const change = await readChange();
    expect(change).toBeGreaterThan(0);
    api.advanceClock(60);
    expect(await readChange()).toBe(change);
    api.advanceClock(DAY_SECONDS);
    expect(await readChange()).toBe(0);
  });

  test('returns a price fall that rounds to zero without a minus sign', async () => {
    const miner = await newMiner(api);
    const bought = await miner.call<ExchangeReceipt>('POST /auth/exchange', order);
    api.advanceClock(2 * DAY_SECONDS);
    const amount = '0.1';
    expect(Number(bought.body.data.received)).toBeGreaterThan(Number(amount));
    const before = await miner.get<{ tokens: Token[] }>('/shared/token/all');
    await miner.call('POST /auth/exchange', { from: 'ORE', to: 'USDT', amount, minReceived: '0' });
    const after = await miner.get<{ tokens: Token[] }>('/shared/token/all');
    const getPrice = ({ tokens }: { tokens: Token[] }) =>
      Number(tokens.find(({ code }) => code === 'ORE')!.price);
    expect(getPrice(after)).toBeLessThan(getPrice(before));
    expect(await miner.get('/shared/token/changes')).toEqual({
      changes: [{ code: 'ORE', change: '0.000000' }],
    });
  });

  test('exchanges once per idempotency key, and refuses the key for another order', async () => {
    const miner = await newMiner(api);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => miner.call<ExchangeReceipt>('POST /auth/exchange', order, key)),
    );
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await readBalance(miner, 'USDT')).toBe('15');
    expect((await miner.call('POST /auth/exchange', { ...order, amount: '9' }, key)).status).toBe(422);
  });

  test('completes one of ten concurrent exchanges of the whole balance', async () => {
    const miner = await newMiner(api);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => miner.call('POST /auth/exchange', { ...order, amount: '25' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
  });

  describe('an exchange above the daily limit', () => {
    const { amount: limit } = ECONOMY.exchange.unconfirmed;
    const large = { ...order, amount: `${Number(limit) + 1}` };
    const sendExchange = (bearer: string, body: object = large, key: string = randomUUID()) =>
      api.call<ExchangeReceipt>('POST /auth/exchange', { bearer, body, headers: { 'idempotency-key': key } });

    async function newFundedSession() {
      const session = await newTwoFactorSession(api);
      await mintTokens(api, { username: session.username, token: 'USDT', units: pool.from });
      return session;
    }

    test('requires a two-factor code, and completes under the same idempotency key once it is sent', async () => {
      const { accessToken, secret } = await newFundedSession();
      const key = randomUUID();
      const asked = await sendExchange(accessToken, large, key);
      expect([asked.status, asked.body.statusCode]).toEqual([422, ERROR_CODES.twoFactorNeeded]);
      expect(asked.body.errors).toHaveProperty('code');
      const wrong = await sendExchange(accessToken, { ...large, code: '000000' }, key);
      expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['code']]);
      const code = await generateTwoFactorCode(api, secret);
      const done = await sendExchange(accessToken, { ...large, code }, key);
      expect([done.status, done.body.data.amount]).toEqual([200, large.amount]);
      // The response got lost: repeating the order needs no further code.
      expect((await sendExchange(accessToken, large, key)).body).toEqual(done.body);
    });

    test('is determined by all exchanges of 24 hours in both directions, concurrent ones included', async () => {
      const { username, accessToken } = await newFundedSession();
      const back = { from: 'ORE', to: 'USDT', amount: '20', minReceived: '0' };
      expect((await sendExchange(accessToken, { ...order, amount: '30' })).status).toBe(200);
      expect((await sendExchange(accessToken, back)).status).toBe(200);
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => sendExchange(accessToken, { ...order, amount: '25' })),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
      const refused = responses.filter(({ body }) => body.statusCode === ERROR_CODES.twoFactorNeeded);
      expect(refused).toHaveLength(8);
      const dayLater = { ...api.context, now: () => addSeconds(api.context.now(), DAY_SECONDS) };
      const request = {
        playerId: await readAccountId(api, username),
        key: randomUUID(),
        order: { ...order, amount: '25' },
        caller,
      };
      expect(await exchange(dayLater, request)).toMatchObject({ amount: '25' });
    });

    test('is refused while sending is paused, although a smaller one is allowed', async () => {
      const { username, accessToken } = await newSession(api);
      await mintTokens(api, { username, token: 'USDT', units: pool.from });
      await pauseSends(api.database, await readAccountId(api, username), addSeconds(api.context.now(), 60));
      const { status, body } = await sendExchange(accessToken);
      expect([status, body.message, body.retryAfter]).toEqual([403, MESSAGES.exchangePaused, 60]);
      expect((await sendExchange(accessToken, order)).status).toBe(200);
    });

    describe('is refused when a concurrent request', () => {
      const exchangeDuring = async (
        effect: (session: { username: string; accessToken: string }) => Promise<unknown>,
      ) => {
        const session = await newSession(api);
        const { username } = session;
        await mintTokens(api, { username, token: 'USDT', units: pool.from });
        const request = {
          playerId: await readAccountId(api, username),
          key: randomUUID(),
          order: large,
          caller,
        };
        return exchange(
          runBeforeTransaction(api.context, () => effect(session)),
          request,
        );
      };

      test('pauses sending', async () => {
        const until = addSeconds(api.context.now(), 60);
        const pause = async ({ username }: { username: string }) =>
          pauseSends(api.database, await readAccountId(api, username), until);
        await expect(exchangeDuring(pause)).rejects.toMatchObject({
          kind: 'forbidden',
          message: MESSAGES.exchangePaused,
        });
      });

      test('enables a second factor', async () => {
        await expect(
          exchangeDuring(({ accessToken }) => enableTwoFactor(api, accessToken)),
        ).rejects.toMatchObject({
          kind: 'twoFactorCodeMissing',
        });
      });
    });

    test('needs no code if two-factor authentication is off', async () => {
      const { username, accessToken } = await newSession(api);
      await mintTokens(api, { username, token: 'USDT', units: pool.from });
      expect((await sendExchange(accessToken)).status).toBe(200);
    });

    test('is refused because of its price impact without using up the code; the quote reports the same', async () => {
      const { accessToken, secret } = await newFundedSession();
      const code = await generateTwoFactorCode(api, secret);
      // Twice what moves the price by the maximum.
      const percent = ECONOMY.exchange.maxImpactBps / 100n;
      const amount = toDecimal((pool.from * 2n * percent) / 100n, USDT_DECIMALS);
      const { body } = await sendExchange(accessToken, { ...order, amount, code });
      const errors = { amount: [FIELD_MESSAGES.priceImpactTooHigh] };
      expect(body.errors).toEqual(errors);
      const quote = await api.call(`GET /auth/exchange/quote?from=USDT&to=ORE&amount=${amount}`, {
        bearer: accessToken,
      });
      expect([quote.status, quote.body.errors]).toEqual([422, errors]);
      expect((await sendExchange(accessToken, { ...large, code })).status).toBe(200);
    });
  });

  test('requires a minimum of tokens to receive', async () => {
    const miner = await newMiner(api);
    const incomplete = { from: order.from, to: order.to, amount: order.amount };
    const { status, body } = await miner.call('POST /auth/exchange', incomplete);
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['minReceived']]);
  });

  test.each([
    [{ amount: '0' }, 'amount', 'Enter an amount greater than 0.'],
    [{ amount: '26' }, 'amount', 'Insufficient balance.'],
    [{ amount: '0.000001', from: 'ORE', to: 'USDT' }, 'amount', 'Insufficient balance.'],
    [{ amount: '1.0000001' }, 'amount', 'Too many decimal places for this token.'],
    [{ amount: '1e9' }, 'amount', 'Enter an amount, like 12.5.'],
    [{ amount: '-1' }, 'amount', 'Enter an amount, like 12.5.'],
    [{ to: 'USDT' }, 'to', 'Choose two different tokens.'],
    [{ from: 'GOLD' }, 'from', 'Unknown token.'],
    [{ from: 'A-TOKEN-WITH-A-LONG-CODE' }, 'from', 'Unknown token.'],
    [{ minReceived: '20' }, 'minReceived', 'The price has changed. Please check the new quote.'],
  ])('[A14] rejects %j on field %s', async (change, field, message) => {
    const miner = await newMiner(api);
    const { status, body } = await miner.call('POST /auth/exchange', { ...order, ...change });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await readBalance(miner, 'USDT')).toBe('25');
  });
});
