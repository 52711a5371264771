import type { Flags } from './parseArguments';
import { readCanaryOptions } from './readCanaryOptions';
import { ReleaseError } from './ReleaseError';

/**
 * Returns the options of the canary that a publish begins; undefined when it releases to all players.
 * @throws {ReleaseError} for options that contradict each other.
 */
export const readPublishCanary = ({ canary, all, replaces, 'promote-after': promoteAfter }: Flags) => {
  if (canary === undefined) {
    if (promoteAfter === undefined) return undefined;
    throw new ReleaseError(
      '--promote-after needs --canary <share>: without it, all players get the release.',
    );
  }
  if (all || replaces)
    throw new ReleaseError(
      '--canary needs one name, without --all and --replaces, because it makes nothing live.',
    );
  return readCanaryOptions(canary, promoteAfter);
};
