import type { LoginTokens, SecurityEvents, SignUpResult } from '@hashgrid/contracts';
import { PASSWORD, type TestApi } from './openTestApi';

let count = 0;

/** Returns a sign-up form with a unique username and email. */
export function newForm() {
  count += 1;
  return { username: `player${count}`, email: `player${count}@example.com`, password: PASSWORD, terms: true };
}

export const signUp = (api: TestApi, form: object, from = '10.0.0.1') =>
  api.call<SignUpResult>('POST /public/auth/sign-up', { body: form, from });

export const login = (api: TestApi, email: string, password = PASSWORD, from = '10.0.0.1', device?: string) =>
  api.call<Required<LoginTokens>>('POST /public/auth/login/credential', {
    body: { email, password },
    from,
    ...(device && { headers: { 'user-agent': device } }),
  });

/** Creates a player with an active account who isn't logged in, and returns the sign-up form. */
export async function newPlayer(api: TestApi, extra: object = {}) {
  const form = { ...newForm(), ...extra };
  await signUp(api, form);
  await api.call('POST /public/auth/activate', {
    body: { token: api.readEmailedToken(), password: form.password },
  });
  return form;
}

/** Creates a logged-in player and returns the form with the tokens of the session. */
export async function newSession(api: TestApi, extra: object = {}) {
  const form = await newPlayer(api, extra);
  return { ...form, ...(await login(api, form.email)).body.data };
}

/** Returns the kinds of the newest events in the security log of the token's account, newest first. */
export async function readEvents(api: TestApi, bearer: string): Promise<string[]> {
  const { body } = await api.call<SecurityEvents>('GET /shared/auth/security-events', { bearer });
  return body.data.items.map(({ kind }) => kind);
}

/** Returns the ID of a player's account. */
export async function readAccountId(api: TestApi, username: string): Promise<string> {
  const rows = await api.database.query<{ id: string }>('select id from accounts where username = $1', [
    username,
  ]);
  return rows[0]!.id;
}
