import { createFakeApi, malformed, ok, type FakeAnswer } from './fakeApi';
import { sampleProfile } from './samples';

const ask = async (answer: FakeAnswer) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  await createFakeApi({ 'GET /shared/client/:what': answer }).fetch('/api/v1/shared/client/profile');
  return complaints.mock.calls.flat();
};

test('an answer that breaks its contract fails the test, with the path of the mismatch', async () => {
  expect(await ask(ok({ ...sampleProfile, photo: {} }))).toEqual([
    expect.stringContaining(
      '"GET /shared/client/profile" breaks its contract: data.photo.completedUrl is not string or null.',
    ),
  ]);
});

test('an answer that fits its contract, or breaks it on purpose, is fine', async () => {
  expect(await ask(ok(sampleProfile))).toEqual([]);
  expect(await ask(malformed({ data: {} }))).toEqual([]);
});
