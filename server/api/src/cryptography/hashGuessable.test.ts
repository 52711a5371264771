import { createHash } from 'node:crypto';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer } from '../../test/players';

describe('stored keys of counters', () => {
  const api = openTestApi();

  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  test('cannot be found by hashing guessed emails and IP addresses', async () => {
    const { email } = await newPlayer(api);
    await api.call('POST /public/auth/login/credential', { body: { email, password: 'not-the-password' } });
    await api.call('POST /public/reset-password/request', { body: { email } });
    const keys = await api.database.query<{ key: string }>(
      'select key from rate_limits union all select key from lockouts union all select key from mail_budgets',
    );
    const guesses = [email, '127.0.0.1', `stranger ${email}`, `requests ${email}`].map(sha256);
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter(({ key }) => guesses.some((guess) => key.includes(guess)))).toEqual([]);
  });
});
