import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import { verify } from 'otplib';

/** How much a player's clock may differ from the server's. */
const CLOCK_TOLERANCE_S = 30;
const ONE_TIME_CODE = new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`);

export const isOneTimeCode = (code: string) => ONE_TIME_CODE.test(code);

/** Returns the RFC 6238 time step near `now` that a code belongs to; undefined when the code is incorrect. `secret` is base32. */
export async function findMatchingTimeStep(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  if (!isOneTimeCode(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: CLOCK_TOLERANCE_S });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
