import { addDecimals, compareDecimals, multiplyDecimals, type ResolvedTransfer } from '@hashgrid/contracts';
import { priceTransfer } from './priceTransfer';
import type { TransferQuery } from './transferApi';

/** Ten basis points, one minor unit at least, as the game's rules say. */
const asServer = ({ recipient, amount }: TransferQuery): Promise<ResolvedTransfer> => {
  const share = multiplyDecimals(amount, '0.001', 6);
  const fee = compareDecimals(share, '0') > 0 ? share : '0.000001';
  return Promise.resolve({ recipient, fee, total: addDecimals(amount, fee) });
};
const draft = (amount: string) => ({ recipient: 'grace', token: 'USDT', amount });

describe('pricing a transfer', () => {
  test('keeps the amount as it is when less than everything is sent', async () => {
    const { draft: priced, terms } = await priceTransfer(draft('5'), '25', asServer);
    expect(priced.amount).toBe('5');
    expect(terms).toEqual({ recipient: 'grace', fee: '0.005', total: '5.005' });
  });

  test.each(['25', '0.000002', '0.01', '999999.999999', '1.001'])(
    'takes the fee out of the amount when all of %s is sent, and leaves next to nothing',
    async (balance) => {
      const { draft: priced, terms } = await priceTransfer(draft(balance), balance, asServer);
      expect(compareDecimals(terms.total, balance)).toBeLessThanOrEqual(0);
      expect(terms.total).toBe(addDecimals(priced.amount, terms.fee));
      const left = addDecimals(balance, `-${terms.total}`);
      const nextToNothing = addDecimals(multiplyDecimals(balance, '0.0000011', 6), '0.000001');
      expect(compareDecimals(left, nextToNothing)).toBeLessThanOrEqual(0);
    },
  );

  test('does not invent an amount when the fee is all there is', async () => {
    const { draft: priced, terms } = await priceTransfer(draft('0.000001'), '0.000001', asServer);
    expect(priced.amount).toBe('0.000001');
    expect(terms.total).toBe('0.000002');
  });
});
