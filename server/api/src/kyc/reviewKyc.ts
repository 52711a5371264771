import type { KycFileKind } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Transaction } from '../database/Database';
import { kycApprovedMail, kycRejectedMail } from './kycMails';
import { sendMail } from '../mail/sendMail';
import { findAccountByUsername, type Account } from '../accounts/accounts.queries';
import { findKyc, saveKyc, lockKyc, type KycRow } from './kyc.queries';
import { listKycFiles, rejectKycFile } from './kycFiles.queries';
import type { Context } from '../Context';
import { secondsLater } from '../secondsLater';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { statusAt } from './readKyc';
import { ReviewError } from './ReviewError';

export interface Review {
  username: string;
  /** Who reviews, as the log of decisions names them. */
  reviewer: string;
}

export interface Rejection extends Review {
  reason: string | null;
  /** What is wrong with single files. */
  files: Partial<Record<KycFileKind, string>>;
}

/** The account of that name with its identity verification. Throws a `ReviewError` when there is none. */
export async function findForReview(
  { database }: Context,
  username: string,
): Promise<{ account: Account; kyc: KycRow }> {
  const account = await findAccountByUsername(database, normalizeIdentifier(username));
  if (!account) throw new ReviewError(`No player is named "${username}".`);
  const kyc = await findKyc(database, account.id);
  if (!kyc) throw new ReviewError(`${account.username} has not started an identity verification.`);
  return { account, kyc };
}

/** Locks a verification that waits for a reviewer, and changes it. Returns the player's username. */
async function review(
  context: Context,
  username: string,
  work: (transaction: Transaction, found: { account: Account; kyc: KycRow }) => Promise<void>,
): Promise<string> {
  const { account } = await findForReview(context, username);
  if (account.closedAt) throw new ReviewError(`The account of ${account.username} is closed.`);
  await context.database.transaction(async (transaction) => {
    const kyc = await lockKyc(transaction, account.id);
    if (kyc.status !== 'submitted' && kyc.status !== 'inReview')
      throw new ReviewError(
        `The identity verification of ${account.username} is not waiting for review: its status is ${statusAt(kyc, context.now())}.`,
      );
    await work(transaction, { account, kyc });
  });
  return account.username;
}

/** Takes it in hand; the player sees that somebody looks at it. Returns the player's name as it is written. */
export const startReview = (context: Context, { username, reviewer }: Review): Promise<string> =>
  review(context, username, (transaction, { kyc }) =>
    saveKyc(transaction, { ...kyc, status: 'inReview', reviewer }),
  );

/** Approves for two years, and mails the player. */
export const approveKyc = (context: Context, { username, reviewer }: Review): Promise<string> =>
  review(context, username, async (transaction, { account, kyc }) => {
    const decidedAt = context.now();
    const expiresAt = secondsLater(decidedAt, LIFETIMES.kycApproval);
    await saveKyc(transaction, { ...kyc, status: 'approved', reviewer, decidedAt, expiresAt });
    await sendMail(context, transaction, kycApprovedMail(context.config, account));
  });

/** Hands it back to the player with the reasons, by mail too. Throws a `ReviewError` for a file that was never sent. */
export const rejectKyc = (
  context: Context,
  { username, reviewer, reason, files }: Rejection,
): Promise<string> =>
  review(context, username, async (transaction, { account, kyc }) => {
    const sent = (await listKycFiles(transaction, account.id)).map(({ kind }) => kind);
    for (const [kind, fault] of Object.entries(files) as [KycFileKind, string][]) {
      if (!sent.includes(kind))
        throw new ReviewError(`${account.username} has uploaded no ${kind}, only: ${sent.join(', ')}.`);
      await rejectKycFile(transaction, { accountId: account.id, kind, reason: fault });
    }
    await saveKyc(transaction, { ...kyc, status: 'rejected', reviewer, reason, decidedAt: context.now() });
    await sendMail(context, transaction, kycRejectedMail(context.config, account, { reason, files }));
  });
