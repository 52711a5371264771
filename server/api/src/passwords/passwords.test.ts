import * as argon2 from '@node-rs/argon2';
import { createTestConfig } from '../../test/createTestConfig';
import { openTestApi } from '../../test/openTestApi';
import { login, newPlayer } from '../../test/players';
import { matchPassword } from './passwords';

/** The same password as one keyboard composes it and another doesn't, with full-width digits. */
const COMPOSED = 'caf\u00e9-\u00fcber-123';
const DECOMPOSED = 'cafe\u0301-u\u0308ber-\uff11\uff12\uff13';

describe('passwords in Unicode', () => {
  const api = openTestApi();
  const readHash = async (email: string) => {
    const rows = await api.database.query<{ hash: string }>(
      'select password_hash as hash from accounts where email = $1',
      [email],
    );
    return rows[0]!.hash;
  };

  test('match however a keyboard composes their characters', async () => {
    const { email } = await newPlayer(api, { password: DECOMPOSED });
    expect((await login(api, email, COMPOSED)).status).toBe(200);
    expect((await login(api, email, DECOMPOSED)).status).toBe(200);
    expect((await login(api, email, 'cafe-uber-123')).status).toBe(401);
  });

  test('match a hash from before they were normalized, which the first login replaces', async () => {
    const { email } = await newPlayer(api);
    const stored = await argon2.hash(DECOMPOSED, api.context.config.hashCost);
    await api.database.query('update accounts set password_hash = $2 where email = $1', [email, stored]);
    expect((await login(api, email, COMPOSED)).status).toBe(401);
    expect((await login(api, email, DECOMPOSED)).status).toBe(200);
    expect(await readHash(email)).not.toBe(stored);
    expect((await login(api, email, COMPOSED)).status).toBe(200);
  });

  test('match a hash from before they were normalized in every one of five concurrent logins', async () => {
    const { email } = await newPlayer(api);
    const stored = await argon2.hash(DECOMPOSED, api.context.config.hashCost);
    await api.database.query('update accounts set password_hash = $2 where email = $1', [email, stored]);
    const responses = await Promise.all(Array.from({ length: 5 }, () => login(api, email, DECOMPOSED)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('are compared and measured in their normalized form when they change', async () => {
    const { email } = await newPlayer(api, { password: COMPOSED });
    const bearer = (await login(api, email, COMPOSED)).body.data.accessToken;
    const change = async (newPassword: string) =>
      (
        await api.call('PATCH /shared/auth/change-password', {
          bearer,
          body: { currentPassword: DECOMPOSED, newPassword },
        })
      ).body.errors;
    expect(await change(DECOMPOSED)).toEqual({
      newPassword: ['Choose a password that’s different from your current one.'],
    });
    expect(await change('a\u0301e\u0301i\u0301o\u0301u\u0301')).toEqual({
      newPassword: ['Use 10–128 characters.'],
    });
  });
});

test('without a hash to compare with, checks a password again after the library has failed once', async () => {
  const hashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const context = { config: createTestConfig({ hashCost }) };
  const match = () => matchPassword(context, 'any-password', undefined);
  jest
    .spyOn(jest.requireActual<typeof argon2>('@node-rs/argon2'), 'hash')
    .mockRejectedValueOnce(new Error('out of memory'));
  await expect(match()).rejects.toThrow('out of memory');
  expect(await match()).toBe('none');
});
