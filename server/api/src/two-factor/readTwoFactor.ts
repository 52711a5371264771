import type { TwoFactorStatus } from '@hashgrid/contracts';
import { countRecoveryCodes } from './recoveryCodes.queries';
import { findTwoFactor } from './twoFactor.queries';
import type { Context } from '../Context';

/** Returns whether the second factor is enabled, since when, and how many recovery codes are left. */
export async function readTwoFactor({ database }: Context, accountId: string): Promise<TwoFactorStatus> {
  const factor = await findTwoFactor(database, accountId);
  return {
    isEnabled: factor !== undefined,
    enabledAt: factor?.enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(database, accountId) : 0,
  };
}
