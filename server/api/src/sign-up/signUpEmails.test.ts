import type { ApiConfig } from '../config';
import { composeActivationEmail, composeExistingAccountEmail } from './signUpEmails';

const config = { publicUrl: 'https://play.example', gameName: 'Hashgrid' } as ApiConfig;
const recipient = { username: 'ada', email: 'ada@example.com', language: 'en-US' };

test('an activation email says after its link, not before, who can ignore it', () => {
  const { body, link, footer } = composeActivationEmail(config, recipient, 'a-token');
  expect(body).toMatch(/^Hello ada,\n\nWelcome to Hashgrid! .* you’ll be asked for your password\.$/);
  expect(link).toBe('https://play.example/activate?token=a-token');
  expect(footer).toBe('Didn’t sign up? You can ignore this email.');
});

test('an email about an existing account introduces its link with the advice to log in', () => {
  const { body, link, footer } = composeExistingAccountEmail(config, recipient);
  expect(body).toMatch(/Log in instead\.$/);
  expect(link).toBe('https://play.example/login');
  expect(footer).toBe('Wasn’t you? You can ignore this email.');
});
