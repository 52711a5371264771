import { installFakeLocks } from '../../test/fakeLocks';
import { pause } from '../../test/pause';
import { createTokenCookies } from '../session/tokenCookies';
import { createTokenRefresher } from './createTokenRefresher';

let removeLocks = () => {};
beforeEach(() => {
  removeLocks = installFakeLocks();
});
afterEach(() => removeLocks());

test('[X4] uses a token that another tab has stored, without waiting for a suspended tab that holds the lock', async () => {
  void navigator.locks.request('hashgrid.refresh', {}, () => new Promise(() => {}));
  const cookies = createTokenCookies();
  cookies.store({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  const send = jest.fn();
  const refreshed = createTokenRefresher(cookies, send)('access-1');
  expect(await Promise.race([refreshed, pause()])).toEqual({ kind: 'refreshed', accessToken: 'access-2' });
  expect(send).not.toHaveBeenCalled();
});
