import { isReservedPath, normalizePattern } from './normalizePattern';

test.each([
  '/api',
  '/api/v1/x',
  '/API',
  '/_App',
  '/releases/shell/before/:id',
  '/__dev/events',
  '/_preview/*',
  '//api',
  '/favicon.ico',
  '/manifest.webmanifest',
])('reserves %s for the gateway and the shell', (path) => {
  expect(isReservedPath(path)).toBe(true);
});

test.each(['/', '/apiary', '/shells', '/wallet/api', '/release'])('leaves %s to remotes', (path) => {
  expect(isReservedPath(path)).toBe(false);
});

test.each([
  ['/node/:id', '/Node/:name/'],
  ['/', '/'],
  ['/ref/*', '/REF/*/'],
  ['/wallet', '//wallet'],
  ['/wallet/send', '/wallet//send'],
])('gives %s and %s the same form', (one, other) => {
  expect(normalizePattern(one)).toBe(normalizePattern(other));
});

test('tells a parameter from a fixed segment', () => {
  expect(normalizePattern('/node/:id')).not.toBe(normalizePattern('/node/new'));
});
