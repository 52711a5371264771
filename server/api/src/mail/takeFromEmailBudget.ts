import { EMAIL_BUDGET } from '../config';
import type { Context } from '../Context';
import { hashGuessable } from '../cryptography/hashGuessable';
import type { Transaction } from '../database/Database';
import { addSeconds } from '../addSeconds';
import { lockEmailBudget, setEmailBudget } from './emailBudgets.queries';
import { normalizeMailbox } from './normalizeMailbox';

export type EmailShare = keyof typeof EMAIL_BUDGET.shares;

/**
 * Counts an email that a stranger can cause against a budget of its mailbox: a token bucket, stored as the
 * time at which it is full. Returns whether the budget allows the email; the work is the same either way.
 */
export async function takeFromEmailBudget(
  { keys, now }: Context,
  transaction: Transaction,
  { recipient, share }: { recipient: string; share: EmailShare },
): Promise<boolean> {
  const { budget, count } = EMAIL_BUDGET.shares[share];
  // Hashed, so that the table doesn't store emails.
  const key = hashGuessable(keys, `${budget} ${normalizeMailbox(recipient)}`);
  const time = now();
  const fullAt = await lockEmailBudget(transaction, key, time);
  const nextFullAt = addSeconds(fullAt > time ? fullAt : time, EMAIL_BUDGET.secondsPerEmail);
  const isAllowed = nextFullAt <= addSeconds(time, count * EMAIL_BUDGET.secondsPerEmail);
  await setEmailBudget(transaction, key, isAllowed ? nextFullAt : fullAt);
  return isAllowed;
}
