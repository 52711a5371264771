import { createTestConfig } from '../../test/createTestConfig';
import { composeLockoutEmail } from './composeLockoutEmail';

test.each([
  ['code', 'Payments and changes that need a code are blocked for 1 hour.'],
  ['password', 'Changes that need your password are blocked for 1 hour.'],
] as const)(
  'says what a lockout of %ss blocks, and not that the failures were in a row',
  (factor, effect) => {
    const recipient = { username: 'ada', email: 'ada@example.com', language: 'en-US' };
    const { body } = composeLockoutEmail(createTestConfig(), recipient, {
      counter: { factor, email: recipient.email, source: 'session' },
      caller: { ipAddress: '10.0.0.1', device: '', language: 'en-US' },
      at: new Date('2026-01-01T00:00:00Z'),
      seconds: 60 * 60,
    });
    expect(body).toContain(`There were too many incorrect ${factor}s. ${effect} You stay logged in`);
  },
);
