import type { ApiConfig } from '../config';
import { composeNoAccountEmail, composeResetEmail } from './resetEmails';

const config = { publicUrl: 'https://play.example', gameName: 'Hashgrid' } as ApiConfig;
const recipient = { username: 'ada', email: 'ada@example.com', language: 'en-US' };

test('a reset email says after its link, not before, who can ignore it', () => {
  const { body, link, footer } = composeResetEmail(config, recipient, 'a-token');
  expect(body).toMatch(/with the link below\. It works once and expires in one hour\.$/);
  expect(link).toBe('https://play.example/reset-password?token=a-token');
  expect(footer).toBe('Didn’t request this? You can ignore this email; your password won’t change.');
});

test('an email to an address without an account introduces its link to the sign-up', () => {
  const { body, link, footer } = composeNoAccountEmail(config, recipient);
  expect(body).toMatch(/You may have signed up with a different one\.$/);
  expect(link).toBe('https://play.example/sign-up');
  expect(footer).toBe('Wasn’t you? You can ignore this email.');
});
