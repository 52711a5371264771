import { parseTokens, parseWallets } from './parseResponses';

test('[E1] keys wallets by symbol and marks USDT as the currency, even if another token is the default', () => {
  const bitcoin = { code: 'BTC', isDefault: true };
  const tether = { code: 'USDT', isDefault: false };
  const wallets = parseWallets({
    data: {
      wallets: [
        { token: bitcoin, balance: '0.5' },
        { token: tether, balance: '12.000001' },
      ],
    },
  });
  expect(wallets).toEqual({
    BTC: { symbol: 'BTC', balance: '0.5', isCurrency: false },
    USDT: { symbol: 'USDT', balance: '12.000001', isCurrency: true },
  });
});

test('[E1] parses a wallet without token or balance as Unknown with a balance of 0', () => {
  expect(parseWallets({ data: { wallets: [{}, null] } })).toEqual({
    Unknown: { symbol: 'Unknown', balance: '0', isCurrency: false },
  });
  expect(
    parseWallets({ data: { wallets: [{ token: { code: 'USDT' }, balance: null }] } }).USDT?.balance,
  ).toBe('0');
});

test.each([[{}], [{ data: null }], [{ data: {} }]])(
  '[E1] parses %j as no wallets and no tokens',
  (response) => {
    expect(parseWallets(response)).toEqual({});
    expect(parseTokens(response)).toEqual({});
  },
);

test('[E2] keys tokens by code', () => {
  const tokens = parseTokens({
    data: { tokens: [{ code: 'BTC', name: 'Bitcoin', decimals: 8, price: '64000' }, {}] },
  });
  expect(Object.keys(tokens)).toEqual(['BTC', 'Unknown']);
  expect(tokens.BTC).toMatchObject({ name: 'Bitcoin', price: '64000' });
  expect(tokens.Unknown).toMatchObject({ price: '0' });
});
