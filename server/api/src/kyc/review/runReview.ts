import { COUNTRY_CODES, type Kyc } from '@hashgrid/contracts';
import { formatUtcMinute } from '../formatUtcMinute';
import { listWaitingKyc, type WaitingKycRow } from '../kyc.queries';
import type { Context } from '../../Context';
import { readKycDetails } from '../encryptKyc';
import { readKyc } from '../readKyc';
import { readKycFiles } from '../readKycFiles';
import { approveKyc, findForReview, rejectKyc, startReview } from '../reviewKyc';
import type { ReviewResponse, ReviewCommand } from './ReviewCommand';

const createTextResponse = (...lines: string[]): ReviewResponse => ({ lines, pictures: [] });

const countries = new Intl.DisplayNames('en', { type: 'region' });
const formatCountry = (code: string) =>
  COUNTRY_CODES.includes(code) ? `${countries.of(code)} (${code})` : code;

function formatWaiting(
  { username, status, submittedAt, document, reviewer }: WaitingKycRow,
  country: string,
) {
  const reviewState = status === 'inReview' ? `in review by ${reviewer}` : 'submitted';
  return [
    username.padEnd(20),
    submittedAt && formatUtcMinute(submittedAt.toISOString()),
    document,
    country,
    reviewState,
  ].join('  ');
}

async function list(context: Context): Promise<ReviewResponse> {
  const waiting = await listWaitingKyc(context.database);
  if (waiting.length === 0) return createTextResponse('No verification is waiting for review.');
  const problems: string[] = [];
  const readCountry = (row: WaitingKycRow) => {
    try {
      return readKycDetails(context, row)?.country ?? '';
    } catch (error) {
      problems.push(
        `Could not read the details of ${row.username}: ${(error as Error).message} Add the missing master key, or restore this player's row of the table "kyc" from a backup.`,
      );
      return 'unreadable';
    }
  };
  const lines = waiting.map((row) => formatWaiting(row, readCountry(row)));
  return createTextResponse(...lines, ...problems);
}

function describeVerification(
  username: string,
  { status, details, document, files, reason, ...times }: Kyc,
): string[] {
  const lines: [string, string | null | undefined][] = [
    ['Player', username],
    ['Status', status],
    ['Submitted', times.submittedAt && formatUtcMinute(times.submittedAt)],
    ['Submission', times.submittedAt],
    ['Decided', times.decidedAt && formatUtcMinute(times.decidedAt)],
    ['Expires', times.expiresAt && formatUtcMinute(times.expiresAt)],
    ['Rejected for', reason],
    ['First name', details?.firstName],
    ['Last name', details?.lastName],
    ['Birth date', details?.birthDate],
    ['Country', details && formatCountry(details.country)],
    [
      'Address',
      details && `${details.address}, ${[details.postalCode, details.city].filter(Boolean).join(' ')}`,
    ],
    ['Document', document],
    ...files.map((file): [string, string] => [
      file.kind,
      `${Math.ceil(file.size / 1024)} kB, ${formatUtcMinute(file.uploadedAt)}${file.reason === null ? '' : `, rejected: ${file.reason}`}`,
    ]),
  ];
  return lines.filter(([, value]) => value).map(([name, value]) => `${`${name}:`.padEnd(16)}${value}`);
}

async function show(context: Context, name: string): Promise<ReviewResponse> {
  const { account } = await findForReview(context, name);
  const kyc = await readKyc(context, context.database, account.id);
  const pictures: ReviewResponse['pictures'] = [];
  for await (const { file, image } of readKycFiles(context, account.id, kyc.files))
    pictures.push({ name: `${file.kind}.jpg`, base64: image.toString('base64') });
  return { lines: describeVerification(account.username, kyc), pictures };
}

/** Runs a reviewer's command. Throws a `CommandError` with a readable message when it can't be carried out. */
export async function runReview(context: Context, command: ReviewCommand): Promise<ReviewResponse> {
  switch (command.action) {
    case 'list':
      return list(context);
    case 'show':
      return show(context, command.username);
    case 'take':
      return createTextResponse(`You are now reviewing ${await startReview(context, command)}.`);
    case 'approve':
      return createTextResponse(
        `${await approveKyc(context, command)} is approved and was notified by email.`,
      );
    case 'reject':
      return createTextResponse(
        `${await rejectKyc(context, command)} is rejected and was emailed the reasons.`,
      );
  }
}
