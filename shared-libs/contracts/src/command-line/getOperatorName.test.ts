import os from 'node:os';
import { getOperatorName } from './getOperatorName';

test('returns the name of the system user', () => {
  expect(getOperatorName()).toBe(os.userInfo().username);
});

test('returns the user ID when the system has no name for it', () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  jest.spyOn(process, 'getuid').mockReturnValue(12_345);
  expect(getOperatorName()).toBe('uid 12345');
});
