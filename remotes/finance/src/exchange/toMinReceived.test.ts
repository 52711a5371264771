import { toMinReceived } from './toMinReceived';

test.each([
  ['0.00015', 8, '0.0001485'],
  ['10', 6, '9.9'],
  ['0.000001', 6, '0.000001'],
])(
  'deducts the slippage tolerance from %s, rounded to %s decimal places: %s',
  (received, decimals, minimum) => {
    expect(toMinReceived({ received, decimals })).toBe(minimum);
  },
);

test('uses the decimal places of the token list for a quote without them, as an older API returns it', () => {
  expect(toMinReceived({ received: '0.00015' }, 8)).toBe('0.0001485');
});

test.each([
  ['1.234567', '1.222222'],
  ['3', '3'],
])(
  'uses the decimal places of the quoted amount if neither the quote nor the token list has any: %s falls to %s',
  (received, minimum) => {
    expect(toMinReceived({ received })).toBe(minimum);
  },
);

test('prefers the decimal places of the quote to those of the token list, which may be a default', () => {
  expect(toMinReceived({ received: '0.00015', decimals: 8 }, 6)).toBe('0.0001485');
});
