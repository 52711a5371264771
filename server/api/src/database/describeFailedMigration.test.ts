import { describeFailedMigration } from './describeFailedMigration';

const createError = (code: string, message: string) => Object.assign(new Error(message), { code });

test('says what to do when another transaction uses a table that a migration changes', () => {
  const timeout = createError('55P03', 'canceling statement due to lock timeout');
  const error = describeFailedMigration('keeper', timeout) as Error;
  expect(error.message).toMatch(/\(canceling statement due to lock timeout\)\. .*Start again/);
  expect(error.cause).toBe(timeout);
});

test('keeps an error of the migration itself', () => {
  const error = createError('42601', 'syntax error');
  expect(describeFailedMigration('keeper', error)).toBe(error);
});
