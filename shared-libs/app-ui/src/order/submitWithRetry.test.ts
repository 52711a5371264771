import { isInconclusive } from './submitWithRetry';

const isFirstInconclusive = (statusCode: number) => isInconclusive({ statusCode, message: '' });
const isRetryInconclusive = (statusCode: number) => isInconclusive({ statusCode, message: '' }, true);

test.each([0, 200, 401, 408, 500, 502, 503, 599])(
  'status code %i leaves open if an order was executed',
  (statusCode) => {
    expect(isFirstInconclusive(statusCode)).toBe(true);
    expect(isRetryInconclusive(statusCode)).toBe(true);
  },
);

test.each([429, 4290, 5000, 5001])(
  'status code %i says that the first attempt at an order was not executed, but nothing about an earlier one',
  (statusCode) => {
    expect(isFirstInconclusive(statusCode)).toBe(false);
    expect(isRetryInconclusive(statusCode)).toBe(true);
  },
);

test.each([400, 403, 409, 422, 5003])('status code %i says that an order was rejected', (statusCode) => {
  expect(isFirstInconclusive(statusCode)).toBe(false);
  expect(isRetryInconclusive(statusCode)).toBe(false);
});
