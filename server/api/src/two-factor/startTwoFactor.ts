import type { TwoFactorSecret } from '@hashgrid/contracts';
import { generateSecret, generateURI } from 'otplib';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { findTwoFactor, openTwoFactorSetup } from './twoFactor.queries';
import { confirmPassword } from '../passwords/confirmPassword';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import { DomainError, fieldError } from '../DomainError';
import { lockPlayerAccount } from '../sessions/lockPlayerAccount';
import { encryptFactor, newRecoverySalt } from './twoFactorSecrets';

const alreadyEnabledError = () => new DomainError('conflict', MESSAGES.twoFactorAlreadyEnabled);

/**
 * Starts the setup of a second factor with a new secret, which `enableTwoFactor` activates; a new password ends it. Throws `conflict`
 * when the second factor is already enabled, `sessionRevoked` when the session has ended meanwhile, and what `confirmPassword` throws.
 */
export async function startTwoFactor(
  context: Context,
  { player, password, caller }: { player: Player; password: string; caller: Caller },
): Promise<TwoFactorSecret> {
  const { accountId } = player;
  if (await findTwoFactor(context.database, accountId)) throw alreadyEnabledError();
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  const secret = generateSecret();
  const encrypted = encryptFactor(context, accountId, { secret, recoverySalt: newRecoverySalt() });
  const setup = { accountId, ...encrypted, now: context.now() };
  const isOpened = await context.database.transaction(async (transaction) => {
    const current = await lockPlayerAccount(context, transaction, player);
    // A concurrent change may have replaced the password after it was confirmed.
    if (current.passwordHash !== account.passwordHash)
      throw fieldError('password', FIELD_MESSAGES.incorrectPassword);
    return openTwoFactorSetup(transaction, setup);
  });
  if (!isOpened) throw alreadyEnabledError();
  return { secret, url: generateURI({ issuer: context.config.gameName, label: account.email, secret }) };
}
