import { toMinReceived } from './toMinReceived';

test.each([
  ['0.00015', 8, '0.0001485'],
  ['10', 6, '9.9'],
  ['0.000001', 6, '0.000001'],
])('allows %s with %s decimal places to fall to %s', (received, decimals, minimum) => {
  expect(toMinReceived({ received, decimals })).toBe(minimum);
});

test.each([
  ['0.00015', 8, '0.0001485'],
  ['1.234567', undefined, '1.222222'],
  ['3', undefined, '3'],
])(
  'allows %s in the quote of an older API to fall, with %s decimal places in the list of tokens, to %s',
  (received, tokenDecimals, minimum) => {
    expect(toMinReceived({ received }, tokenDecimals)).toBe(minimum);
  },
);

test('prefers the decimal places of the quote to those of the list of tokens, which may be a default', () => {
  expect(toMinReceived({ received: '0.00015', decimals: 8 }, 6)).toBe('0.0001485');
});
