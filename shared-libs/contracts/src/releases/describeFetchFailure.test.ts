import { describeFetchFailure } from './describeFetchFailure';

test.each([
  [
    'the message of its cause',
    new Error('connect ECONNREFUSED 127.0.0.1:9'),
    'connect ECONNREFUSED 127.0.0.1:9',
  ],
  [
    'the code of a cause without a message',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  [
    'the message for the first address if nothing else is known',
    new AggregateError([
      new Error('connect ECONNREFUSED ::1:9'),
      new Error('connect ECONNREFUSED 127.0.0.1:9'),
    ]),
    'connect ECONNREFUSED ::1:9',
  ],
  ['its own message without a cause', undefined, 'fetch failed'],
])('describes a failure by %s', (_, cause, description) => {
  expect(describeFetchFailure(new TypeError('fetch failed', { cause }))).toBe(description);
});
