import { createTrustProxy } from './createTrustProxy';

test.each([
  ['10.0.0.2', '10.0.0.2'],
  ['10.0.0.2', '::ffff:10.0.0.2'],
  ['::ffff:10.0.0.2', '10.0.0.2'],
  ['2001:DB8:0:0::2', '2001:db8::2'],
  ['10.0.0.9, 2001:0db8::0002', '2001:db8::2'],
])('trusts the proxy %s at %s, however its address is written', (proxies, address) => {
  expect(createTrustProxy(proxies)(address, 0)).toBe(true);
});

test.each([
  ['10.0.0.2', '10.0.0.3'],
  ['2001:db8::2', '2001:db8::3'],
  ['', '10.0.0.2'],
  ['10.0.0.2', ''],
  ['10.0.0.2', 'no address'],
])('does not trust %s at %s', (proxies, address) => {
  expect(createTrustProxy(proxies)(address, 0)).toBe(false);
});

test('trusts only the last address of X-Forwarded-For', () => {
  expect(createTrustProxy('10.0.0.2')('10.0.0.2', 1)).toBe(false);
});
