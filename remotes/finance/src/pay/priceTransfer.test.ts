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
