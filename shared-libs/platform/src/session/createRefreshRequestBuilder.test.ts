import { createRefreshRequestBuilder } from './createRefreshRequestBuilder';

const KEY = 'hashgrid.refreshRequest';
const TOKEN = 'refresh-12345678';

const getRequestId = () => createRefreshRequestBuilder()(TOKEN).headers?.['Idempotency-Key'];

test('[C8] repeats the stored ID of a request with the same token', () => {
  const id = getRequestId();
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(getRequestId()).toBe(id);
});

test.each(['12345678 ', '12345678 日本', '12345678 a\nb', '12345678'])(
  'replaces a stored record without a request ID, which could never be sent: %j',
  (stored) => {
    localStorage.setItem(KEY, stored);
    const id = getRequestId();
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(localStorage.getItem(KEY)).toBe(`12345678 ${id}`);
  },
);
