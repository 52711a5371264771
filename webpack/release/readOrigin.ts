/** Where a change of a release comes from, and why it is made: what the client tells the log. */
export interface Origin {
  commit?: string;
  ciRun?: string;
  reason?: string;
}

/**
 * Returns the commit and the CI run, from the environment, and the reason of a change.
 * @param reason The option `--reason`; `HASHGRID_REASON` if left out.
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
