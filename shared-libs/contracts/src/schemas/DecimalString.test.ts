import { DecimalString } from './DecimalString';
import { findMismatch } from './findMismatch';
import { BlockSchema } from './mining';
import { NotificationSchema } from './notifications';
import { PriceChangesSchema, ReceivedTokensSchema, ReceivedWalletsSchema, TransactionSchema } from './wallet';

test.each([['0'], ['12'], ['0.000001'], ['-3.25'], ['12345678901234567890.123456789012345678']])(
  'accepts %s as a decimal',
  (value) => {
    expect(findMismatch(DecimalString, value)).toBeNull();
  },
);

test.each([
  ['abc'],
  [''],
  ['1e-7'],
  ['1.'],
  ['.5'],
  ['+1'],
  ['1,000'],
  ['NaN'],
  [' 1'],
  ['1\n'],
  [1],
  [null],
])('rejects %j as a decimal', (value) => {
  expect(findMismatch(DecimalString, value)).not.toBeNull();
});

test.each([
  ['balance', ReceivedWalletsSchema, { data: { wallets: [{ balance: 'abc' }] } }],
  ['price', ReceivedTokensSchema, { data: { tokens: [{ price: '' }] } }],
  ['price change', PriceChangesSchema, { changes: [{ code: 'ORE', change: '+10 %' }] }],
])('rejects a response with a malformed %s', (_, schema, response) => {
  expect(findMismatch(schema, response)).not.toBeNull();
});

test.each([
  ['a transaction', TransactionSchema, 'amount'],
  ['a block', BlockSchema, 'reward'],
  ['a notification', NotificationSchema.properties.data, 'amount'],
])('requires a decimal in %s', (_, { properties }, name) => {
  expect(properties).toHaveProperty(name, DecimalString);
});
