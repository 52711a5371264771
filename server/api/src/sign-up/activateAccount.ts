import { randomUUID } from 'node:crypto';
import type { Activate } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Queries, Transaction } from '../database/Database';
import { LIFETIMES } from '../config';
import { MESSAGES } from '../messages';
import { addAccount, findAccountByEmail } from '../accounts/accounts.queries';
import { lockActivationToken, markActivationTokenUsed } from './activationTokens.queries';
import { openPlayerAccounts } from '../ledger/ledger.queries';
import { completeSignUp, lockSignUp, type SignUpRow } from './signUps.queries';
import { claimUsername, assignUsername } from '../accounts/usernames.queries';
import type { Context } from '../Context';
import { addSeconds } from '../addSeconds';
import { linkSignUpAddress } from '../linked-addresses/linkSignUpAddress';
import { limitRate } from '../rate-limits/limitRate';
import { provisionMiner } from '../mining/nodes/provisionMiner';
import { grantWelcome } from '../ledger/grantWelcome';
import { hashToken } from '../cryptography/tokens';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { confirmSignUpPassword } from './confirmSignUpPassword';
import { newReferralCode } from './newReferralCode';
import { DomainError } from '../DomainError';

/** Creates the account of a sign-up and assigns its username permanently; the sign-up that is activated first wins. */
async function openAccount(context: Context, queries: Transaction, signUp: SignUpRow): Promise<string> {
  const now = context.now();
  const { username, email, emailKey, passwordHash, referrerId } = signUp;
  const usernameKey = normalizeIdentifier(username);
  if (await findAccountByEmail(queries, emailKey))
    throw new DomainError('conflict', MESSAGES.alreadyActivated);
  const heldUntil = addSeconds(now, LIFETIMES.signUp);
  const hasName = await claimUsername(queries, { usernameKey, emailKey, now, heldUntil });
  if (!hasName) throw new DomainError('gone', MESSAGES.activationLinkExpired);
  const account = {
    id: randomUUID(),
    username,
    usernameKey,
    email,
    emailKey,
    passwordHash,
    referrerId,
    createdAt: now,
  };
  const isNew = await addAccount(queries, { ...account, referralCode: newReferralCode() });
  if (!isNew) throw new DomainError('conflict', MESSAGES.alreadyActivated);
  await assignUsername(queries, usernameKey, account.id);
  return account.id;
}

/**
 * Returns the sign-up of an activation link. In a transaction, the rows of both stay locked until it ends. Throws `notFound` for an
 * unknown link, `conflict` for a used one, and `gone` for an expired one.
 */
async function getPendingSignUp(context: Context, queries: Queries, hash: string): Promise<SignUpRow> {
  const token = await lockActivationToken(queries, hash);
  const signUp = token && (await lockSignUp(queries, token.signUpId));
  if (!token || !signUp) throw new DomainError('notFound', MESSAGES.invalidActivationLink);
  if (token.usedAt || signUp.accountId) throw new DomainError('conflict', MESSAGES.alreadyActivated);
  if (token.expiresAt <= context.now()) throw new DomainError('gone', MESSAGES.activationLinkExpired);
  return signUp;
}

/**
 * Activates the account of an emailed link, with its wallets, starter node, welcome grant and wallet address, all or nothing. Throws
 * `notFound` for an unknown token, `conflict` for a used one, `gone` after a day, `rateLimited`, and what `confirmSignUpPassword`
 * throws, in which case the link stays valid.
 */
export async function activateAccount(
  context: Context,
  { token, ...passwords }: Activate,
  caller: Caller,
): Promise<void> {
  await limitRate(context, 'activationsByIpAddress', caller.ipAddress);
  const hash = hashToken(token);
  // Hashing takes long, so it is done before the rows are locked.
  const pending = await getPendingSignUp(context, context.database, hash);
  const passwordHash = await confirmSignUpPassword(context, pending, passwords, caller);
  await context.database.transaction(async (queries) => {
    const signUp = await getPendingSignUp(context, queries, hash);
    const accountId = await openAccount(context, queries, { ...signUp, passwordHash });
    await markActivationTokenUsed(queries, hash, context.now());
    await completeSignUp(queries, signUp.id, accountId);
    await openPlayerAccounts(queries, accountId);
    await provisionMiner(context, queries, accountId);
    await grantWelcome(context, queries, accountId);
    // A new password may come from someone other than the person who signed up, whose wallet must not log in then.
    if (signUp.address && passwords.newPassword === undefined)
      await linkSignUpAddress(
        context,
        queries,
        { accountId, address: signUp.address, contractChainId: signUp.addressContractChainId },
        caller,
      );
  });
}
