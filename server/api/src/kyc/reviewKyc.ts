import type { KycFileKind } from '@hashgrid/contracts';
import { LIFETIMES } from '../config';
import type { Transaction } from '../database/Database';
import { composeKycApprovedEmail, composeKycRejectedEmail } from './kycEmails';
import { notify } from '../notifications/notify';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { findAccountByUsername, lockAccount, type Account } from '../accounts/accounts.queries';
import { findKyc, saveKyc, lockKyc, type KycRow } from './kyc.queries';
import { listKycFiles, rejectKycFile } from './kycFiles.queries';
import type { Context } from '../Context';
import { addSeconds } from '../addSeconds';
import { normalizeIdentifier } from '../accounts/normalizeIdentifier';
import { formatUtcMinute } from './formatUtcMinute';
import { getStatusAt } from './readKyc';
import { CommandError } from '../CommandError';

export interface Review {
  username: string;
  /** User name of the reviewer, which is stored with the verification. */
  reviewer: string;
}

/** A reviewer who takes a submission. */
export interface Assignment extends Review {
  /** Whether to take a submission from another reviewer. */
  takeOver?: boolean | undefined;
}

/** A decision about the submission that the reviewer looked at. */
export interface Decision extends Review {
  /** Its time in ISO format, which identifies it among those of its player. */
  submission: string;
}

export interface Rejection extends Decision {
  /** Reason for rejecting the whole verification; null when only files are rejected. */
  reason: string | null;
  /** Reasons for rejecting individual files. */
  files: Partial<Record<KycFileKind, string>>;
}

interface Reviewed {
  account: Account;
  kyc: KycRow;
}

/** Returns the account of a username and its identity verification. Throws a `CommandError` when either is missing. */
export async function findForReview({ database }: Context, username: string): Promise<Reviewed> {
  const account = await findAccountByUsername(database, normalizeIdentifier(username));
  if (!account) throw new CommandError(`No player is named "${username}".`);
  const kyc = await findKyc(database, account.id);
  if (!kyc) throw new CommandError(`${account.username} has not started an identity verification.`);
  return { account, kyc };
}

/**
 * Locks an account, then its verification that is submitted or in review, and runs `work` on them. Returns the player's
 * username. Throws a `CommandError` for a verification in another state and for a closed account.
 */
async function review(
  context: Context,
  username: string,
  work: (transaction: Transaction, reviewed: Reviewed) => Promise<void>,
): Promise<string> {
  const { account: found } = await findForReview(context, username);
  const name = found.username;
  await context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, found.id);
    if (!account || account.closedAt) throw new CommandError(`The account of ${name} is closed.`);
    const kyc = await lockKyc(transaction, account.id);
    if (kyc.status !== 'submitted' && kyc.status !== 'inReview')
      throw new CommandError(
        `The identity verification of ${name} is not waiting for review: its status is ${getStatusAt(kyc, context.now())}.`,
      );
    await work(transaction, { account, kyc });
  });
  return name;
}

/**
 * Runs `decide` as `review` does. Throws a `CommandError` unless the submission is the current one: after another reviewer's
 * rejection the player may have submitted other documents.
 */
const reviewSubmission = (
  context: Context,
  { username, submission }: Decision,
  decide: (transaction: Transaction, reviewed: Reviewed) => Promise<void>,
): Promise<string> =>
  review(context, username, async (transaction, reviewed) => {
    if (reviewed.kyc.submittedAt?.toISOString() !== submission) {
      const { username: name } = reviewed.account;
      throw new CommandError(
        `"${submission}" is not the current submission of ${name}, so nothing was decided. Look at the current one first: npm run kyc -w @hashgrid/server -- show ${name}`,
      );
    }
    await decide(transaction, reviewed);
  });

/** Returns the error that says who has a submission, and how to take it over. */
function createTakenError(username: string, { reviewer, takenAt }: KycRow): CommandError {
  const state = takenAt
    ? `has been reviewing it since ${formatUtcMinute(takenAt.toISOString())}`
    : 'is reviewing it';
  return new CommandError(
    `The submission of ${username} was not taken: ${reviewer} ${state}. Take it over with: npm run kyc -w @hashgrid/server -- take ${username} --take-over`,
  );
}

/**
 * Starts the review; the player sees that it is in review. Returns the player's username. Throws a `CommandError` when another
 * reviewer has the submission, unless it is to be taken over.
 */
export const startReview = (
  context: Context,
  { username, reviewer, takeOver = false }: Assignment,
): Promise<string> =>
  review(context, username, async (transaction, { account, kyc }) => {
    const isInReview = kyc.status === 'inReview';
    const isOwn = isInReview && kyc.reviewer === reviewer;
    if (isInReview && !isOwn && !takeOver) throw createTakenError(account.username, kyc);
    const takenAt = isOwn ? kyc.takenAt : context.now();
    await saveKyc(transaction, { ...kyc, status: 'inReview', reviewer, takenAt });
  });

/** Notifies the player in the notification center; the reasons of a rejection are on the page of the verification. */
const notifyOfResult = (
  context: Context,
  transaction: Transaction,
  { accountId, status, decidedAt }: { accountId: string; status: 'approved' | 'rejected'; decidedAt: Date },
): Promise<void> =>
  notify(context, transaction, {
    accountId,
    kind: 'verification',
    reference: `verification:${decidedAt.toISOString()}`,
    data: { status },
  });

/** Approves the verification for two years and emails the player. */
export const approveKyc = (context: Context, decision: Decision): Promise<string> =>
  reviewSubmission(context, decision, async (transaction, { account, kyc }) => {
    const { reviewer } = decision;
    const decidedAt = context.now();
    const expiresAt = addSeconds(decidedAt, LIFETIMES.kycApproval);
    await saveKyc(transaction, { ...kyc, status: 'approved', reviewer, decidedAt, expiresAt });
    await notifyOfResult(context, transaction, { accountId: account.id, status: 'approved', decidedAt });
    await sendEmail(context, transaction, composeKycApprovedEmail(context.config, toEmailRecipient(account)));
  });

/**
 * Rejects the verification with reasons and emails the player. Throws a `CommandError` for a file that wasn't uploaded.
 */
export const rejectKyc = (context: Context, rejection: Rejection): Promise<string> =>
  reviewSubmission(context, rejection, async (transaction, { account, kyc }) => {
    const { reviewer, reason, files } = rejection;
    const uploaded = (await listKycFiles(transaction, account.id)).map(({ kind }) => kind);
    for (const [kind, fileReason] of Object.entries(files) as [KycFileKind, string][]) {
      if (!uploaded.includes(kind))
        throw new CommandError(`${account.username} has uploaded no ${kind}, only: ${uploaded.join(', ')}.`);
      await rejectKycFile(transaction, { accountId: account.id, kind, reason: fileReason });
    }
    const decidedAt = context.now();
    await saveKyc(transaction, { ...kyc, status: 'rejected', reviewer, reason, decidedAt });
    await notifyOfResult(context, transaction, { accountId: account.id, status: 'rejected', decidedAt });
    await sendEmail(
      context,
      transaction,
      composeKycRejectedEmail(context.config, toEmailRecipient(account), {
        reason,
        document: kyc.document,
        files,
      }),
    );
  });
