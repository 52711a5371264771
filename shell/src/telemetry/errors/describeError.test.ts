import { describeError } from './describeError';

const describeMessage = (message: string) =>
  describeError(
    { id: '0a1b2c3d4e5f', error: null, message, context: {}, at: '2026-01-01T00:00:00.000Z' },
    '1.0.0',
  ).message;

test('truncates a long message without leaving half an emoji, which the API rejects', () => {
  const message = describeMessage(`${'m'.repeat(499)}😀`);
  expect(message).toHaveLength(500);
  expect(message).not.toMatch(/\p{Cs}/u);
});

test('scrubs a long message before truncating it', () => {
  expect(describeMessage(`${'m '.repeat(245)}ada@example.org`)).not.toContain('ada');
});
