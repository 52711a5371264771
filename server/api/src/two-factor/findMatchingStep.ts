import { ONE_TIME_CODE_DIGITS } from '@hashgrid/contracts';
import { verify } from 'otplib';

/** How far a player's clock may be off. */
const CLOCK_TOLERANCE_S = 30;
const ONE_TIME_CODE = new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`);

export const isOneTimeCode = (code: string) => ONE_TIME_CODE.test(code);

/** Returns the time step (RFC 6238) of a code near `now`; undefined when it is incorrect. `secret` is base32. */
export async function findMatchingStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!isOneTimeCode(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: CLOCK_TOLERANCE_S });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
