import { readProfile, readTokens, readWallets } from './parseResponses';

test('[E1] wallets are keyed by symbol, the currency is the one called USDT', () => {
  const wallets = readWallets({
    data: {
      wallets: [
        { token: { code: 'BTC', isDefault: true }, balance: '0.5' },
        { token: { code: 'USDT', isDefault: false }, balance: '12.000001' },
      ],
    },
  });
  expect(wallets).toEqual({
    BTC: { symbol: 'BTC', balance: '0.5', isCurrency: false },
    USDT: { symbol: 'USDT', balance: '12.000001', isCurrency: true },
  });
});

test('[E1] a wallet without token or balance is Unknown with 0', () => {
  expect(readWallets({ data: { wallets: [{}, null] } })).toEqual({
    Unknown: { symbol: 'Unknown', balance: '0', isCurrency: false },
  });
  expect(readWallets({ data: { wallets: [{ token: { code: 'USDT' }, balance: null }] } }).USDT?.balance).toBe(
    '0',
  );
});

test.each([[null], [{}], [{ data: null }], [{ data: { wallets: 'none' } }]])(
  '[E1] %j has no wallets',
  (answer) => {
    expect(readWallets(answer)).toEqual({});
    expect(readTokens(answer)).toEqual({});
  },
);

test('[E2] tokens are keyed by code', () => {
  const tokens = readTokens({
    data: { tokens: [{ code: 'BTC', name: 'Bitcoin', decimals: 8, price: '64000' }, {}] },
  });
  expect(Object.keys(tokens)).toEqual(['BTC', 'Unknown']);
  expect(tokens.BTC).toMatchObject({ name: 'Bitcoin', price: '64000' });
  expect(tokens.Unknown).toMatchObject({ price: '0' });
});

test('a profile without a name is none, one without a photo has none', () => {
  expect(readProfile({ data: {} })).toBeNull();
  expect(readProfile('<html>')).toBeNull();
  expect(readProfile({ data: { username: 'hal', photo: null } })).toMatchObject({
    username: 'hal',
    photo: { completedUrl: null },
    name: null,
    country: null,
    hasTwoFactor: false,
    preferences: null,
  });
});

test('kept choices that make no sense are the usual ones', () => {
  const kept = { language: 7, motion: 'wild', video: false, mails: { newSignIn: false, payments: 'yes' } };
  expect(readProfile({ data: { username: 'hal', preferences: kept } })?.preferences).toEqual({
    language: '',
    motion: 'system',
    video: false,
    numberFormat: 'locale',
    mails: { newSignIn: false, payments: true },
  });
});
