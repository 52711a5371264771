import { isWithinPattern } from './isWithinPattern';

test.each([
  ['/wallet', '/Wallet/'],
  ['/ref/:code', '/ref/*'],
  ['/ref/a/b', '/ref/*'],
  ['/ref', '/ref/*'],
  ['/ref/x/*', '/ref/*'],
  ['/node/new', '/node/:id'],
  ['/*', '/*'],
])('%s is within %s', (inner, outer) => {
  expect(isWithinPattern(inner, outer)).toBe(true);
});

test.each([
  ['/wallets', '/wallet'],
  ['/ref/*', '/ref/:code'],
  ['/ref/*', '/ref'],
  ['/node/:id', '/node/new'],
  ['/node/:id/log', '/node/:id'],
  ['/wallet', '/*'],
  ['/wallet', '/:page'],
  ['/wallet', '/'],
])('%s is not within %s', (inner, outer) => {
  expect(isWithinPattern(inner, outer)).toBe(false);
});
