import { SCREENS } from '@hashgrid/contracts';
import { redactPath } from './redactPath';

test.each([
  ['/transaction/:id', '/transaction/:id'],
  ['/transactions/daily-profit', '/transactions/daily-profit'],
  ['/ref/*', '/ref/*'],
  ['/transaction/3f0e9a52-6a0f-4a3b-9c42-2f6f0d9f4c11', '/transaction/:id'],
  ['/ref/ABCDEFGH', '/ref/:id'],
  ['/ref/7KQ2M9XT', '/ref/:id'],
])('redacts %s to %s', (path, redacted) => {
  expect(redactPath(path)).toBe(redacted);
});

test.each(Object.values(SCREENS))('keeps the path of the screen %s', (path) => {
  expect(redactPath(path)).toBe(path);
});
