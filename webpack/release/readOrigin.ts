import { toLine } from './toLine';

/** Where a change of a release comes from, and why it is made: what the client tells the log. */
export interface Origin {
  commit?: string;
  ciRun?: string;
  reason?: string;
}

/**
 * Returns the commit and the CI run, from the environment, and the reason of a change, each as one line.
 * @param reason The option `--reason`; `HASHGRID_REASON` if left out.
 */
export const readOrigin = (reason: string | undefined, env = process.env): Origin => {
  const { HASHGRID_COMMIT, HASHGRID_CI_RUN, HASHGRID_REASON } = env;
  const loggedReason = reason ?? HASHGRID_REASON;
  return {
    ...(HASHGRID_COMMIT && { commit: toLine(HASHGRID_COMMIT) }),
    ...(HASHGRID_CI_RUN && { ciRun: toLine(HASHGRID_CI_RUN) }),
    ...(loggedReason && { reason: toLine(loggedReason) }),
  };
};
