import { deferResponse } from './deferResponse';
import { createFakeApi, malformed, ok } from './fakeApi';
import type { FakeResponse } from './FakeResponse';
import { sampleProfile } from './samples';

/** Requests the profile and returns what the fake API wrote to console.error. */
const collectErrors = async (response: FakeResponse) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  await createFakeApi({ 'GET /shared/client/:resource': response }).fetch('/api/v1/shared/client/profile');
  return errors.mock.calls.flat();
};

test('fails a test whose response breaks its contract, with the path of the mismatch', async () => {
  expect(await collectErrors(ok({ ...sampleProfile, photo: {} }))).toEqual([
    expect.stringContaining(
      '"GET /shared/client/profile" breaks its contract: data.photo.completedUrl is not string or null.',
    ),
  ]);
});

test('settles once requests in flight, and those that follow from them, have been answered', async () => {
  const first = deferResponse(ok(sampleProfile));
  const second = deferResponse(ok(sampleProfile));
  const api = createFakeApi({ 'GET /first': first.handler, 'GET /second': second.handler });
  let isSettled = false;
  let isReceived = false;
  void api
    .fetch('/api/v1/first')
    .then((response) => response.json())
    .then(() => api.fetch('/api/v1/second'))
    .then((response) => response.json())
    .then(() => (isReceived = true));
  const settling = api.settle().then(() => (isSettled = true));
  for (const { release } of [first, second]) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isSettled).toBe(false);
    release();
  }
  await settling;
  expect(isReceived).toBe(true);
});

test('accepts a response that matches its contract or breaks it on purpose', async () => {
  expect(await collectErrors(ok(sampleProfile))).toEqual([]);
  expect(await collectErrors(malformed({ data: {} }))).toEqual([]);
});

test('rejects an aborted request like fetch, and settles without its response', async () => {
  const { handler } = deferResponse(ok(sampleProfile));
  const api = createFakeApi({ 'GET /slow': handler });
  const controller = new AbortController();
  const response = api.fetch('/api/v1/slow', { signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  await api.settle();
  await expect(api.fetch('/api/v1/slow', { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
