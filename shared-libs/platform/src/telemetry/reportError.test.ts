import { onErrorReport, getRecentErrors, reportError } from './reportError';

test('[C18] reports an error once, with its context, and keeps its tracking ID', () => {
  const listener = jest.fn();
  const stop = onErrorReport(listener);
  const error = new Error('Broken');
  const id = reportError(error, { remote: 'finance', version: '1.4.2' });
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(reportError(error)).toBe(id);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener.mock.calls[0]?.[0]).toMatchObject({
    id,
    message: 'Broken',
    context: { remote: 'finance' },
  });
  stop();
  expect(getRecentErrors().at(-1)?.id).toBe(id);
});

test.each([
  ['an error', new TypeError('Broken'), 'Broken'],
  ['the body of an error response', { statusCode: 409, message: 'Not now.' }, 'Not now.'],
  ['a text', 'Broken', 'Broken'],
  ['an object without a message', { message: 7 }, '[object Object]'],
  ['nothing', undefined, 'undefined'],
])('[C18] reports the message of %s', (_, thrown, message) => {
  const id = reportError(thrown);
  expect(getRecentErrors().at(-1)).toMatchObject({ id, message });
});

test('reports any thrown value and limits the list', () => {
  expect(reportError('just words')).not.toBe(reportError('just words'));
  expect(reportError(null)).toBeTruthy();
  for (let count = 0; count < 80; count++) reportError(`error ${count}`);
  expect(getRecentErrors()).toHaveLength(50);
});
