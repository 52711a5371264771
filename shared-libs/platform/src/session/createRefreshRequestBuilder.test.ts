import { createRefreshRequestBuilder } from './createRefreshRequestBuilder';

const KEY = 'hashgrid.refreshRequest';
const TOKEN = 'refresh-12345678';

const getIdempotencyKey = () => createRefreshRequestBuilder()(TOKEN).headers?.['Idempotency-Key'];

test('[C8] repeats the stored idempotency key of a refresh with the same token', () => {
  const key = getIdempotencyKey();
  expect(key).toMatch(/^[\w-]{36}$/);
  expect(getIdempotencyKey()).toBe(key);
});

test.each(['12345678 ', '12345678 日本', '12345678 a\nb', '12345678'])(
  'replaces a stored record whose idempotency key is missing or cannot be sent in a header: %j',
  (stored) => {
    localStorage.setItem(KEY, stored);
    const key = getIdempotencyKey();
    expect(key).toMatch(/^[\w-]{36}$/);
    expect(localStorage.getItem(KEY)).toBe(`12345678 ${key}`);
  },
);
