import { takesOverPattern } from './takesOverPattern';

test.each([
  ['/wallet', '/Wallet/'],
  ['/ref/:code', '/ref/*'],
  ['/ref/a/b', '/ref/*'],
  ['/ref', '/ref/*'],
  ['/ref/x/*', '/ref/*'],
  ['/:page/code', '/ref/*'],
  ['/:a/:b/:c', '/ref/*'],
  ['/:a/:b/:c/*', '/ref/*'],
  ['/node/new', '/node/:id'],
  ['/:page/new', '/node/:id'],
  ['/*', '/*'],
])('%s takes over paths of %s', (pattern, other) => {
  expect(takesOverPattern(pattern, other)).toBe(true);
});

test.each([
  ['/wallets', '/wallet'],
  ['/ref/*', '/ref/:code'],
  ['/ref/*', '/ref'],
  ['/:page/*', '/ref/*'],
  ['/:a/:b', '/node/:id'],
  ['/node/:id', '/node/new'],
  ['/node/:id/log', '/node/:id'],
  ['/wallet/a', '/ref/*'],
  ['/wallet', '/*'],
  ['/wallet', '/:page'],
  ['/wallet', '/'],
])('%s takes over no path of %s', (pattern, other) => {
  expect(takesOverPattern(pattern, other)).toBe(false);
});
