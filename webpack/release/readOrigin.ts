/** What the log of releases keeps about a change, beside its token. */
export interface Origin {
  commit?: string;
  ciRun?: string;
  reason?: string;
}

/**
 * Returns who changes a release and why.
 * @param reason The option `--reason`; otherwise the setting `HASHGRID_REASON`, which CI services have.
 */
export const readOrigin = (reason: string | undefined, env = process.env): Origin => {
  const { HASHGRID_COMMIT, HASHGRID_CI_RUN, HASHGRID_REASON } = env;
  const why = reason ?? HASHGRID_REASON;
  return {
    ...(HASHGRID_COMMIT && { commit: HASHGRID_COMMIT }),
    ...(HASHGRID_CI_RUN && { ciRun: HASHGRID_CI_RUN }),
    ...(why && { reason: why }),
  };
};
