import { isLocalHost } from './isLocalHost';

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  '127.0.0.1',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
])('%s is a local host', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'localhost:3000.evil.example',
  'evil.example:80',
  'localhost@evil.example',
  '127.0.0.1.evil.example',
  '198.51.100.7:3000',
])('%s is not a local host', (host) => {
  expect(isLocalHost(host)).toBe(false);
});
