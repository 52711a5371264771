/** What the log of releases records about a change, besides its token. */
export interface Origin {
  commit?: string;
  ciRun?: string;
  reason?: string;
}

/**
 * Returns the commit and the CI run that a change of a release comes from, and its reason.
 * @param reason The option `--reason`; when left out, `HASHGRID_REASON` is used, which CI jobs set.
 */
export const readOrigin = (reason: string | undefined, env = process.env): Origin => {
  const { HASHGRID_COMMIT, HASHGRID_CI_RUN, HASHGRID_REASON } = env;
  const loggedReason = reason ?? HASHGRID_REASON;
  return {
    ...(HASHGRID_COMMIT && { commit: HASHGRID_COMMIT }),
    ...(HASHGRID_CI_RUN && { ciRun: HASHGRID_CI_RUN }),
    ...(loggedReason && { reason: loggedReason }),
  };
};
