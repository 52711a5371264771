import { findTooLongError } from './findTooLongError';

test('counts an emoji as one character, like the server', () => {
  expect(findTooLongError('😀😀', 2)).toBeNull();
  expect(findTooLongError('😀😀😀', 2)).toEqual({
    text: 'Use %max% characters or fewer.',
    values: { max: 2 },
  });
});
