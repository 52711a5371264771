import { MAIL_BUDGET } from '../config';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { addSeconds } from '../addSeconds';
import { lockMailBudget, setMailBudget } from './mailBudgets.queries';
import { normalizeMailbox } from './normalizeMailbox';

export type MailShare = keyof typeof MAIL_BUDGET.shares;

/**
 * Counts an email that a stranger can cause against a budget of its mailbox. Returns whether the budget allows it; the work is
 * the same either way.
 */
export async function takeFromMailBudget(
  { now }: Context,
  transaction: Transaction,
  { recipient, share }: { recipient: string; share: MailShare },
): Promise<boolean> {
  const { budget, count } = MAIL_BUDGET.shares[share];
  // Hashed, so that the table doesn't store emails.
  const key = hashToken(`${budget} ${normalizeMailbox(recipient)}`);
  const time = now();
  const wholeAt = await lockMailBudget(transaction, key, time);
  const next = addSeconds(wholeAt > time ? wholeAt : time, MAIL_BUDGET.secondsPerMail);
  const isAllowed = next <= addSeconds(time, count * MAIL_BUDGET.secondsPerMail);
  await setMailBudget(transaction, key, isAllowed ? next : wholeAt);
  return isAllowed;
}
