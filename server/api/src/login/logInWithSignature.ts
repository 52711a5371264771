import type { LoginTokens, SignatureLogin } from '@hashgrid/contracts';
import { findAccount } from '../accounts/accounts.queries';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { confirmSignature } from '../address-proofs/confirmSignature';
import { issueAddressProof } from '../address-proofs/issueAddressProof';
import type { ProvedAddress } from '../address-proofs/ProvedAddress';
import { consumeMessageNonce } from '../address-proofs/consumeMessageNonce';
import { readSignInMessage } from '../address-proofs/readSignInMessage';
import type { Caller } from '../caller/Caller';
import { LIFETIMES } from '../config';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { DomainError } from '../DomainError';
import { findLinkedAddress, type LinkedAddressRow } from '../linked-addresses/linkedAddresses.queries';
import { getCounterKey, type AttemptCounter } from '../lockouts/AttemptCounter';
import { rejectLocked } from '../lockouts/lockout';
import { MESSAGES } from '../messages';
import { limitRate, refundAttempt } from '../rate-limits/limitRate';
import { addSeconds } from '../addSeconds';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { findPendingSignUpByAddress } from '../sign-up/signUps.queries';
import { continueLogin } from './continueLogin';
import { findAttemptSource } from './findAttemptSource';
import { rejectInactive } from './rejectInactive';

/**
 * Returns the link of a wallet address to an account; undefined without one. Throws `unauthenticated` when
 * the linked owner of the address isn't the one that signed: an EOA and a contract account at the same
 * address may have different owners, and so may contract accounts on different chains.
 */
async function findLink(
  queries: Queries,
  { address, contractChainId }: ProvedAddress,
): Promise<LinkedAddressRow | undefined> {
  const linked = await findLinkedAddress(queries, address);
  if (linked && linked.contractChainId !== contractChainId)
    throw new DomainError('unauthenticated', MESSAGES.incorrectSignature);
  return linked;
}

/** Logs a failed attempt in the security log of the account that the address is linked to. */
async function logFailure(context: Context, address: string, caller: Caller): Promise<void> {
  const linked = await findLinkedAddress(context.database, address);
  const accountId = linked?.accountId ?? null;
  await logSecurityEvent(context, context.database, { accountId, kind: 'loginFailed', caller });
}

/** Returns the address that signed and its link. Throws `unauthenticated`, and logs a refused signature. */
async function findSigner(
  context: Context,
  signed: SignatureLogin,
  caller: Caller,
): Promise<{ proved: ProvedAddress; linked: LinkedAddressRow | undefined }> {
  const signInMessage = await readSignInMessage(context, signed.message);
  // Consumed before the signature is checked, so that a nonce can't be tried again.
  await consumeMessageNonce(context, context.database, signInMessage);
  try {
    const proved = await confirmSignature(context, signInMessage, signed);
    return { proved, linked: await findLink(context.database, proved) };
  } catch (error) {
    await logFailure(context, signInMessage.address, caller);
    throw error;
  }
}

/**
 * Throws `addressNotLinked` with a proof for signing up with the address or linking it, or `forbidden` while
 * a sign-up with it waits for activation. Only the owner of the address, who has signed, learns that it has
 * no account.
 */
async function rejectUnlinked(context: Context, proved: ProvedAddress, caller: Caller): Promise<never> {
  // A sign-up counts while its first activation link is valid. After that, the owner may sign up with another email.
  const validSince = addSeconds(context.now(), -LIFETIMES.activation);
  const signUp = await findPendingSignUpByAddress(context.database, proved, validSince);
  if (signUp) return rejectInactive(context, signUp.id, caller);
  throw new DomainError('addressNotLinked', MESSAGES.addressNotLinked, {
    data: await issueAddressProof(context, proved, caller),
  });
}

/**
 * Logs in with a message that a linked wallet has signed (EIP-4361); with a second factor it returns only a
 * `gg2FAToken`. Lockouts and limits are those of the login by password. Throws `unauthenticated` for an invalid message or
 * signature, `addressNotLinked`, `forbidden` before the activation, `accountClosed` and `rateLimited`.
 */
export async function logInWithSignature(
  context: Context,
  signed: SignatureLogin,
  caller: Caller,
): Promise<LoginTokens> {
  await limitRate(context, 'failedLoginsByIpAddress', caller.ipAddress);
  const { proved, linked } = await findSigner(context, signed, caller);
  await refundAttempt(context, 'failedLoginsByIpAddress', caller.ipAddress);
  const account = linked && (await findAccount(context.database, linked.accountId));
  if (!account) return rejectUnlinked(context, proved, caller);
  const source = await findAttemptSource(context, normalizeIdentifier(account.email), caller);
  const counter: AttemptCounter = { factor: 'password', email: account.email, source };
  await limitRate(context, 'loginsByAccount', getCounterKey(context.keys, counter));
  await rejectLocked(context, context.database, counter);
  return continueLogin(context, {
    accountId: account.id,
    counter,
    caller,
    linkedAddress: proved.address,
    isStillValid: async (transaction) => (await findLink(transaction, proved))?.accountId === account.id,
    outdatedMessage: MESSAGES.loginTimedOut,
  });
}
