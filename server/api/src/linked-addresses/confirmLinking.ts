import type { LinkAddress } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import type { Player } from '../caller/Player';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import { fieldError } from '../DomainError';
import { FIELD_MESSAGES } from '../messages';
import { addSeconds } from '../addSeconds';
import { findSessionStart } from '../sessions/sessions.queries';
import type { ConfirmedOwner } from '../two-factor/ConfirmedOwner';
import { confirmOwner, type OwnerConfirmation } from '../two-factor/confirmOwner';
import { findTwoFactor, type TwoFactorRow } from '../two-factor/twoFactor.queries';

/**
 * Returns whether the session began within `LIFETIMES.recentLogin`, with the password and, if one is enabled,
 * the second factor.
 */
async function isRecentLogin(
  { database, now }: Context,
  { accountId, sessionId }: Player,
  factor: TwoFactorRow | undefined,
): Promise<boolean> {
  const start = await findSessionStart(database, { id: sessionId, accountId, now: now() });
  if (!start || start.linkedAddress) return false;
  const hasProvedFactor = !factor?.enabledAt || factor.enabledAt < start.createdAt;
  return hasProvedFactor && addSeconds(start.createdAt, LIFETIMES.recentLogin) > now();
}

interface LinkConfirmation extends Pick<OwnerConfirmation, 'caller' | 'isRepeated'> {
  proof: Pick<LinkAddress, 'password' | 'code'>;
}

/**
 * Checks that it is the owner who links a wallet address, because the address can log in from then on.
 * Requires the password, and a code if a second factor is enabled, unless the session has just begun with
 * these. Throws on `password` or `code` when it is missing or incorrect, and `rateLimited` while the account
 * is locked.
 */
export async function confirmLinking(
  context: Context,
  player: Player,
  { proof, ...request }: LinkConfirmation,
): Promise<ConfirmedOwner> {
  const { password, code } = proof;
  if (password !== undefined) return confirmOwner(context, { ...request, player, proof: { password, code } });
  const { accountId, sessionId } = player;
  const account = await findAccount(context.database, accountId);
  const factor = await findTwoFactor(context.database, accountId);
  if (!account || !(await isRecentLogin(context, player, factor)))
    throw fieldError('password', FIELD_MESSAGES.required);
  return { account, sessionId, isCodeChecked: factor !== undefined };
}
