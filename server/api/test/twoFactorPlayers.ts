import type { RecoveryCodes, TwoFactorSecret } from '@hashgrid/contracts';
import { generate } from 'otplib';
import { PASSWORD, type TestApi } from './openTestApi';
import { newSession } from './players';

/** Returns the code of an authenticator app whose clock is ahead by `secondsOff` seconds. */
export const generateTwoFactorCode = (api: TestApi, secret: string, secondsOff = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(api.context.now().getTime() / 1000) + secondsOff });

export const startTwoFactorSetup = (api: TestApi, bearer: string, password = PASSWORD) =>
  api.call<TwoFactorSecret>('POST /auth/client/gg-2fa/setup', { bearer, body: { password } });

export const finishTwoFactorSetup = (
  api: TestApi,
  bearer: string,
  code: string,
  headers: Record<string, string> = {},
) => api.call<RecoveryCodes>('POST /auth/client/gg-2fa/enable', { bearer, body: { code }, headers });

/** Turns on two-factor authentication for the account of a session, and advances the clock by two time steps, because a code can't be used twice. */
export async function enableTwoFactor(api: TestApi, bearer: string, headers?: Record<string, string>) {
  const { secret } = (await startTwoFactorSetup(api, bearer)).body.data;
  const enabled = await finishTwoFactorSetup(api, bearer, await generateTwoFactorCode(api, secret), headers);
  api.advanceClock(60);
  return { secret, recoveryCodes: enabled.body.data.recoveryCodes };
}

/** Creates a logged-in player with two-factor authentication, whose current code has not been used. */
export async function newTwoFactorSession(api: TestApi) {
  const session = await newSession(api);
  return { ...session, ...(await enableTwoFactor(api, session.accessToken)) };
}
