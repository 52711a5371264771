import { valuePortfolio } from './portfolio';
import type { Token, Wallet } from './schemas/types';

const wallet = (symbol: string, balance: string): Wallet => ({
  symbol,
  balance,
  isCurrency: symbol === 'USDT',
});
const token = (code: string, price: string, decimals = 8): Token => ({
  code,
  name: `${code} name`,
  decimals,
  price,
});

describe('valuePortfolio', () => {
  test('[K2] values each wallet exactly, the currency first', () => {
    const portfolio = valuePortfolio([wallet('ORE', '0.3'), wallet('USDT', '25.1')], {
      USDT: token('USDT', '1', 6),
      ORE: token('ORE', '0.7'),
    });
    expect(portfolio.holdings.map(({ symbol, value }) => [symbol, value])).toEqual([
      ['USDT', '25.1'],
      ['ORE', '0.21'],
    ]);
    expect(portfolio.total).toBe('25.31');
    expect(portfolio.isComplete).toBe(true);
  });

  test('keeps amounts that exceed float precision', () => {
    const { total } = valuePortfolio([wallet('USDT', '9007199254740993.000001')], {
      USDT: token('USDT', '1', 6),
    });
    expect(total).toBe('9007199254740993.000001');
  });

  test('is incomplete when a token has no price, and sums the known values only', () => {
    const portfolio = valuePortfolio([wallet('USDT', '5'), wallet('Unknown', '7')], {});
    expect(portfolio).toMatchObject({ total: '5', isComplete: false });
    expect(portfolio.holdings[1]).toMatchObject({ price: null, value: null });
  });

  test('is zero without wallets', () => {
    expect(valuePortfolio([], {})).toEqual({ holdings: [], total: '0', isComplete: true });
  });
});
