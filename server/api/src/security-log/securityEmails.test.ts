import { createTestConfig } from '../../test/createTestConfig';
import { composeSecurityEmail } from './securityEmails';

const recipient = { username: 'ada', email: 'ada@example.com', language: 'en-US' };
const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
const at = new Date('2026-01-01T00:00:00Z');

test('tells the owner of a closed account what to do if somebody else has closed it', () => {
  const { body, link } = composeSecurityEmail(createTestConfig(), recipient, {
    kind: 'accountClosed',
    caller,
    at,
  });
  expect(body).toMatch(/Wasn’t you\? Restore your account and change your password:$/);
  expect(link).toMatch(/\/restore-account$/);
});

test('says what happened, to which wallet, when and from where', () => {
  const { body } = composeSecurityEmail({ ...createTestConfig(), gameName: 'Hashgrid' }, recipient, {
    kind: 'addressRenamed',
    caller,
    at,
    walletAddress: '0xabc',
  });
  expect(body).toBe(`Hello ada,

A crypto wallet linked to your account was renamed.

Hashgrid
Wallet: 0xabc
Time: 2026-01-01 00:00 UTC
Device: unknown
IP address: 10.0.0.1

Wasn’t you? Change your password and log out all devices:`);
});
