import { DECIMAL_PLACES, FRACTION_DIGITS, GAS_PRICES_GWEI } from './constants';

test('[K4, K5, K6] gas prices in gwei, decimal places and displayed fraction digits match the spec', () => {
  expect(GAS_PRICES_GWEI).toEqual({ default: 3, fast: 4, instant: 5, testnet: 10 });
  expect(DECIMAL_PLACES).toBe(80);
  expect(FRACTION_DIGITS).toEqual({ min: 0, max: 6 });
});
