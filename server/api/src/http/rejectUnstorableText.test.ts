import { DomainError } from '../DomainError';
import { rejectUnstorableText } from './rejectUnstorableText';

const DEPTH = 16_000;
const nest = (value: unknown) =>
  JSON.parse(`${'['.repeat(DEPTH)}${JSON.stringify(value)}${']'.repeat(DEPTH)}`);

test('checks values nested as deeply as a body allows', () => {
  expect(() => rejectUnstorableText(nest('text'))).not.toThrow();
  expect(() => rejectUnstorableText(nest('\0'))).toThrow(DomainError);
});

test('reports the items of a list under the name of the list, and every other text under its own', () => {
  const read = () => rejectUnstorableText({ name: 'a\0', ids: ['fine', '\ud800'], details: { city: '\0' } });
  expect(read).toThrow(
    expect.objectContaining({
      errors: expect.objectContaining({
        name: expect.anything(),
        ids: expect.anything(),
        city: expect.anything(),
      }),
    }),
  );
});
