import { reportVitals } from '@hashgrid/contracts/endpoints';
import { createPlatformServices } from '@hashgrid/platform/host';
import { sampleBootstrap } from '@hashgrid/testing';
import { postTelemetry } from './postTelemetry';

const postTo = (fetchResponse: typeof window.fetch) => {
  window.fetch = fetchResponse;
  return postTelemetry(reportVitals, { vitals: [], loads: [] }, createPlatformServices(sampleBootstrap));
};
const respondWith = (status: number) => async () =>
  ({
    ok: status === 200,
    status,
    headers: new Headers(),
    text: async () => '{"data":{"stored":1}}',
  }) as Response;

test('lets the request outlive the page', async () => {
  let options: RequestInit | undefined;
  await postTo((_url, init) => {
    options = init;
    return respondWith(200)();
  });
  expect(options).toMatchObject({ method: 'POST', keepalive: true });
});

test.each([200, 400, 404, 413, 422])('treats status %d as final', async (status) => {
  expect(await postTo(respondWith(status))).toBe(true);
});

test.each([429, 500, 502, 503])('asks to send a report again after status %d', async (status) => {
  expect(await postTo(respondWith(status))).toBe(false);
});

test('asks to send a report again after a failed connection', async () => {
  expect(await postTo(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
});
