import type { TestApi } from './openTestApi';

/** Returns the time of a player's current submission of the identity verification, which decisions name. */
export async function readSubmission(
  { database }: Pick<TestApi, 'database'>,
  username: string,
): Promise<string> {
  const [kyc] = await database.query<{ submittedAt: Date }>(
    `select submitted_at as "submittedAt" from kyc join accounts on id = account_id where username = $1`,
    [username],
  );
  return kyc!.submittedAt.toISOString();
}
