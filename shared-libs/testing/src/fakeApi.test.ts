import { createFakeApi, malformed, ok } from './fakeApi';
import type { FakeResponse } from './FakeResponse';
import { sampleProfile } from './samples';

const ask = async (response: FakeResponse) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  await createFakeApi({ 'GET /shared/client/:what': response }).fetch('/api/v1/shared/client/profile');
  return errors.mock.calls.flat();
};

test('fails a test whose response breaks its contract, with the path of the mismatch', async () => {
  expect(await ask(ok({ ...sampleProfile, photo: {} }))).toEqual([
    expect.stringContaining(
      '"GET /shared/client/profile" breaks its contract: data.photo.completedUrl is not string or null.',
    ),
  ]);
});

test('accepts a response that matches its contract or breaks it on purpose', async () => {
  expect(await ask(ok(sampleProfile))).toEqual([]);
  expect(await ask(malformed({ data: {} }))).toEqual([]);
});
