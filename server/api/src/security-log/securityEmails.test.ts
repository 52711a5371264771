import { createTestConfig } from '../../test/createTestConfig';
import { composeSecurityEmail } from './securityEmails';

test('tells the owner of a closed account what to do if somebody else has closed it', () => {
  const recipient = { username: 'ada', email: 'ada@example.com', language: 'en-US' };
  const { body, link } = composeSecurityEmail(createTestConfig(), recipient, {
    kind: 'accountClosed',
    caller: { ipAddress: '10.0.0.1', device: '', language: 'en-US' },
    at: new Date('2026-01-01T00:00:00Z'),
  });
  expect(body).toMatch(/Wasn’t you\? Restore your account and change your password:$/);
  expect(link).toMatch(/\/restore-account$/);
});
