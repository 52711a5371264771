import { randomUUID } from 'node:crypto';
import type { LoginTokens } from '@hashgrid/contracts';
import { createKeySource, makeMasterKey } from '../../test/masterKeys';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { openKeyRing } from '../cryptography/openKeyRing';

const api = openTestApi();

test('a rotation of the master keys keeps access tokens valid and returns the same successor to a repeated refresh', async () => {
  const { accessToken, refreshToken } = await newSession(api);
  const idempotencyKey = randomUUID();
  const refresh = () =>
    api.call<LoginTokens>('POST /shared/auth/refresh', {
      bearer: refreshToken,
      headers: { 'idempotency-key': idempotencyKey },
    });
  const successor = (await refresh()).body.data.refreshToken;
  const older = { kid: 'test', secret: new Uint8Array(32).fill(7) };
  api.context.keys = await openKeyRing(api.database, createKeySource(makeMasterKey('next', 9), older));
  expect((await api.call('GET /shared/client/profile', { bearer: accessToken })).status).toBe(200);
  const repeated = (await refresh()).body.data;
  expect(repeated.refreshToken).toBe(successor);
  expect(JSON.parse(atob(repeated.accessToken!.split('.')[0]!))).toEqual({ alg: 'HS256', kid: 'next' });
});
