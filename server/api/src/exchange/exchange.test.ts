import { randomUUID } from 'node:crypto';
import type { ExchangeQuote, ExchangeReceipt, Token } from '@hashgrid/contracts';
import { newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';

describe('exchange', () => {
  const api = openTestApi();
  const order = { from: 'USDT', to: 'ORE', amount: '10' };

  const balanceOf = async (miner: Awaited<ReturnType<typeof newMiner>>, code: string) => {
    const { wallets } = await miner.get<{ wallets: { token: { code: string }; balance: string }[] }>(
      '/shared/client/wallets',
    );
    return wallets.find(({ token }) => token.code === code)!.balance;
  };

  test('[C13] pays what the quote says and moves the price for everyone', async () => {
    const miner = await newMiner(api);
    const quote = await miner.get<ExchangeQuote>('/auth/exchange/quote?from=USDT&to=ORE&amount=10');
    expect(quote).toEqual({
      from: 'USDT',
      to: 'ORE',
      amount: '10',
      fee: '0.03',
      received: '19.93602475',
      rate: '1.99360247',
      priceImpact: 0.0001,
    });
    const { body } = await miner.call<ExchangeReceipt>('POST /auth/exchange', {
      ...order,
      minReceived: quote.received,
    });
    expect(body.data).toMatchObject({ amount: '10', fee: '0.03', received: '19.93602475' });
    expect([await balanceOf(miner, 'USDT'), await balanceOf(miner, 'ORE')]).toEqual(['15', '19.93602475']);
    const { tokens } = await miner.get<{ tokens: Token[] }>('/shared/token/all');
    expect(Number(tokens.find(({ code }) => code === 'ORE')!.price)).toBeCloseTo(
      50_010 / (100_000 - 19.93602475),
      6,
    );
    const back = await miner.call<ExchangeReceipt>('POST /auth/exchange', {
      from: 'ORE',
      to: 'USDT',
      amount: '19.93602475',
    });
    expect(Number(back.body.data.received)).toBeLessThan(10);
  });

  test('exchanges once per idempotency key', async () => {
    const miner = await newMiner(api);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => miner.call<ExchangeReceipt>('POST /auth/exchange', order, key)),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await balanceOf(miner, 'USDT')).toBe('15');
    expect((await miner.call('POST /auth/exchange', { ...order, amount: '9' }, key)).status).toBe(422);
  });

  test('completes one of ten concurrent exchanges of the whole balance', async () => {
    const miner = await newMiner(api);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => miner.call('POST /auth/exchange', { ...order, amount: '25' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
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
    [{ minReceived: '20' }, 'minReceived', 'The price has changed. Please check the new quote.'],
  ])('[A14] rejects %j on field %s', async (change, field, message) => {
    const miner = await newMiner(api);
    const { status, body } = await miner.call('POST /auth/exchange', { ...order, ...change });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await balanceOf(miner, 'USDT')).toBe('25');
  });
});
