import { addDecimals, compareDecimals, multiplyDecimals, type ResolvedTransfer } from '@hashgrid/contracts';
import { priceTransfer } from './priceTransfer';
import type { TransferQuery } from './transferApi';

/** Resolves a transfer like the server: with a fee of ten basis points, at least the token's smallest unit. */
const resolveLikeServer = ({ recipient, amount }: TransferQuery): Promise<ResolvedTransfer> => {
  const share = multiplyDecimals(amount, '0.001', 6);
  const fee = compareDecimals(share, '0') > 0 ? share : '0.000001';
  return Promise.resolve({ recipient, fee, total: addDecimals(amount, fee) });
};
const createDraft = (amount: string) => ({ recipient: 'grace', token: 'USDT', amount });

describe('priceTransfer', () => {
  test('keeps an amount below the full balance', async () => {
    const { draft: priced, terms } = await priceTransfer(createDraft('5'), '25', resolveLikeServer);
    expect(priced.amount).toBe('5');
    expect(terms).toEqual({ recipient: 'grace', fee: '0.005', total: '5.005' });
  });

  test.each(['25', '0.000002', '0.01', '999999.999999', '1.001'])(
    'deducts the fee when the full balance of %s is sent, and leaves at most rounding dust',
    async (balance) => {
      const { draft: priced, terms } = await priceTransfer(createDraft(balance), balance, resolveLikeServer);
      expect(compareDecimals(terms.total, balance)).toBeLessThanOrEqual(0);
      expect(terms.total).toBe(addDecimals(priced.amount, terms.fee));
      const remainder = addDecimals(balance, `-${terms.total}`);
      // The lower amount saves the fee of the fee: 0.1% of 0.1% is a millionth of the balance. The rest allows for rounding.
      const dust = addDecimals(multiplyDecimals(balance, '0.0000011', 6), '0.000001');
      expect(compareDecimals(remainder, dust)).toBeLessThanOrEqual(0);
    },
  );

  test('sends what the lower fee of the lowered amount saves', async () => {
    const { draft: priced, terms } = await priceTransfer(createDraft('25'), '25', resolveLikeServer);
    expect(priced.amount).toBe('24.975025');
    expect(terms.total).toBe('25');
  });

  test('keeps an amount below the full balance also if its fee exceeds the rest', async () => {
    const { draft: priced, terms } = await priceTransfer(createDraft('24.99'), '25', resolveLikeServer);
    expect(priced.amount).toBe('24.99');
    expect(terms.total).toBe('25.01499');
  });

  test.each([
    ['the full balance costs no fee', '25', '0', 1],
    ['the lowered amount has the same fee', '25', '0.5', 2],
  ])('asks the server no more than needed if %s', async (_case, balance, fee, count) => {
    const resolve = jest.fn(({ recipient, amount }: TransferQuery) =>
      Promise.resolve({ recipient, fee, total: addDecimals(amount, fee) }),
    );
    await priceTransfer(createDraft(balance), balance, resolve);
    expect(resolve).toHaveBeenCalledTimes(count);
  });

  test('keeps the amount when the fee uses up the balance', async () => {
    const { draft: priced, terms } = await priceTransfer(
      createDraft('0.000001'),
      '0.000001',
      resolveLikeServer,
    );
    expect(priced.amount).toBe('0.000001');
    expect(terms.total).toBe('0.000002');
  });
});
