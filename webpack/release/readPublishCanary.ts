import type { Flags } from './parseArguments';
import { readCanaryOptions } from './readCanaryOptions';
import { ReleaseError } from './ReleaseError';

/**
 * Returns the options of the canary that a publish starts; undefined when it publishes to all players.
 * @throws {ReleaseError} for conflicting options, or an invalid share or duration.
 */
export const readPublishCanary = ({ canary, all, replaces, 'promote-after': promoteAfter }: Flags) => {
  if (canary === undefined) {
    if (promoteAfter === undefined) return undefined;
    throw new ReleaseError(
      '--promote-after needs --canary <share>: without it, all players get the release.',
    );
  }
  if (all || replaces !== undefined)
    throw new ReleaseError(
      '--canary can’t be combined with --all or --replaces: a canary is for one remote and replaces no live release. Leave out that option.',
    );
  return readCanaryOptions(canary, promoteAfter);
};
