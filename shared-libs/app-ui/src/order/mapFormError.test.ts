import { mapFormError } from './mapFormError';

const FIELDS = ['recipient', 'amount'];
const error = { statusCode: 422, message: 'Please fix the highlighted fields.' };

describe('mapFormError', () => {
  test('[A14] keeps the errors of fields that the form shows', () => {
    const errors = { amount: ['Too much.'] };
    expect(mapFormError({ ...error, errors }, FIELDS)).toEqual({ errors, rejection: null });
  });

  test('reports the error of a field the form doesn’t show as a form-level message', () => {
    const errors = { minReceived: ['The price has changed.'] };
    expect(mapFormError({ ...error, errors }, FIELDS)).toEqual({
      errors: {},
      rejection: { message: 'The price has changed.', until: null, isPaused: false },
    });
  });

  test('reports the error of a field that the form doesn’t show, even next to one that it shows', () => {
    const errors = { amount: ['Too much.'], minReceived: ['The price has changed.'] };
    expect(mapFormError({ ...error, errors }, FIELDS)).toMatchObject({
      errors: { amount: ['Too much.'] },
      rejection: { message: 'The price has changed.' },
    });
  });

  test('returns the message of an error without fields', () => {
    const rejection = { message: error.message, until: null, isPaused: false };
    expect(mapFormError(error, FIELDS)).toEqual({ errors: {}, rejection });
  });

  test('reports a pause as a message for the whole form, with the time at which it ends', () => {
    jest.useFakeTimers({ now: new Date('2026-01-02T03:00:00.000Z') });
    const paused = { statusCode: 403, message: 'Sending is paused.' };
    expect(mapFormError({ ...paused, retryAfter: 3600 }, FIELDS)).toEqual({
      errors: {},
      rejection: { message: 'Sending is paused.', until: '2026-01-02T04:00:00.000Z', isPaused: true },
    });
    expect(mapFormError({ ...paused, retryAfter: 5 }, FIELDS).rejection?.until).toBe(
      '2026-01-02T03:00:05.000Z',
    );
    jest.useRealTimers();
  });

  test('reports the time of a retry for waits of a minute or more only', () => {
    jest.useFakeTimers({ now: new Date('2026-01-02T03:00:00.000Z') });
    const busy = { statusCode: 503, message: 'Please try again in a moment.' };
    const getUntil = (retryAfter: number) => mapFormError({ ...busy, retryAfter }, FIELDS).rejection?.until;
    expect(getUntil(5)).toBeNull();
    expect(getUntil(60)).toBe('2026-01-02T03:01:00.000Z');
    jest.useRealTimers();
  });
});
