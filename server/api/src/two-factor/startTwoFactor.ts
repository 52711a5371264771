import type { TwoFactorSecret } from '@hashgrid/contracts';
import { generateSecret, generateURI } from 'otplib';
import { MESSAGES } from '../messages';
import { findTwoFactor, openTwoFactorSetup } from './twoFactor.queries';
import { confirmPassword } from '../passwords/confirmPassword';
import type { Context } from '../Context';
import type { Caller } from '../caller/Caller';
import { DomainError } from '../DomainError';
import { encryptFactor, newRecoverySalt } from './twoFactorSecrets';

const alreadyEnabledError = () => new DomainError('conflict', MESSAGES.twoFactorAlreadyEnabled);

/**
 * Starts the setup of a second factor with a new secret, which `enableTwoFactor` activates. Throws `conflict` when
 * the second factor is already enabled, and what `confirmPassword` throws.
 */
export async function startTwoFactor(
  context: Context,
  { accountId, password, caller }: { accountId: string; password: string; caller: Caller },
): Promise<TwoFactorSecret> {
  if (await findTwoFactor(context.database, accountId)) throw alreadyEnabledError();
  const account = await confirmPassword(context, { accountId, password, field: 'password', caller });
  const secret = generateSecret();
  const encrypted = encryptFactor(context, accountId, { secret, recoverySalt: newRecoverySalt() });
  const setup = { accountId, ...encrypted, now: context.now() };
  if (!(await openTwoFactorSetup(context.database, setup))) throw alreadyEnabledError();
  return { secret, url: generateURI({ issuer: context.config.gameName, label: account.email, secret }) };
}
