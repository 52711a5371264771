import { createFakeApi, ok } from '@hashgrid/testing';
import { sendRequest } from '../api/sendRequest';
import { getDeviceToken } from './getDeviceToken';

test('creates one token per device, and sends it only to endpoints that identify the device', async () => {
  const token = getDeviceToken();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(getDeviceToken()).toBe(token);
  const fake = createFakeApi({ 'POST /numbers': ok(1) });
  window.fetch = fake.fetch;
  const request = { url: '/numbers', method: 'POST' } as const;
  const contract = { ...request, path: '/numbers', response: 'blob' } as const;
  await sendRequest(
    { ...request, contract: { ...contract, identifiesDevice: true } },
    { apiKey: 'k', timeoutMs: 1000 },
  );
  await sendRequest({ ...request, contract }, { apiKey: 'k', timeoutMs: 1000 });
  expect(fake.calls.map(({ headers }) => headers['device-token'])).toEqual([token, undefined]);
});

test('returns the same token until the page is closed when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(getDeviceToken()).toBe(getDeviceToken());
  jest.restoreAllMocks();
});

test.each(['日本', 'a\nb', 'x'])('replaces a stored value that is not a token: %j', (stored) => {
  localStorage.setItem('hashgrid.device', stored);
  const token = getDeviceToken();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(localStorage.getItem('hashgrid.device')).toBe(token);
});
