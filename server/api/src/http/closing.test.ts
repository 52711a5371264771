import { holdTimeout } from '@hashgrid/connection/test/holdTimeout';
import { openTestApi } from '../../test/openTestApi';

const DRAIN_SECONDS = 600;

const api = openTestApi({ configure: () => ({ drainSeconds: DRAIN_SECONDS }) });
afterEach(() => void jest.restoreAllMocks());

test('serves new connections while /readyz reports that the API is closing, then closes', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const endDrain = holdTimeout(DRAIN_SECONDS * 1000);
  const closing = api.app.close();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'The API is closing.' }]);
  const health = await fetch(`${url}/healthz`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  endDrain();
  await closing;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});
