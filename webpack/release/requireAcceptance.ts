import { ReleaseApiError, type ReleaseClient } from '@hashgrid/contracts/releases';
import { ReleaseError } from './ReleaseError';

/** Returns whether an error is no answer: an older product requires a build, and the channel may be locked or the database down for a moment. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ReleaseApiError &&
  (error.status === 503 || (error.status === 422 && error.fields.join() === 'release'));

/**
 * Checks that the product would accept a publish, before a build that it would refuse whatever it contains.
 * @throws {ReleaseError} when the token lacks the scope, another team has the name, or it is paused or pinned; {ReleaseApiError} when
 * the token or the channel is not valid, or the product can't be reached.
 */
export const requireAcceptance = async (
  client: ReleaseClient,
  name: string,
  channel: string | undefined,
): Promise<void> => {
  const { problems } = await client.check({ name, channel }).catch((error: unknown) => {
    if (isUnanswered(error)) return { problems: [] };
    throw error;
  });
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
};
