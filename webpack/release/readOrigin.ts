import { toLine } from './toLine';

/** Commit, CI run and reason of a change of a release, for the log. */
export interface Origin {
  commit?: string;
  ciRun?: string;
  reason?: string;
}

/** Values of the options that say why a change is made. */
interface Reasons {
  /** `--reason`; `HASHGRID_REASON` if left out. */
  reason?: string | undefined;
  /** `--emergency`: why the check was skipped. */
  emergency?: string | undefined;
}

/**
 * Returns the commit and the CI run, from the environment, and the reason of a change, each as one line. A change with both reasons
 * gets `payments fail (new prices)`.
 */
export const readOrigin = ({ reason, emergency }: Reasons, env = process.env): Origin => {
  const { HASHGRID_COMMIT, HASHGRID_CI_RUN, HASHGRID_REASON } = env;
  const usualReason = reason ?? HASHGRID_REASON;
  const loggedReason = emergency && usualReason ? `${emergency} (${usualReason})` : emergency || usualReason;
  return {
    ...(HASHGRID_COMMIT && { commit: toLine(HASHGRID_COMMIT) }),
    ...(HASHGRID_CI_RUN && { ciRun: toLine(HASHGRID_CI_RUN) }),
    ...(loggedReason && { reason: toLine(loggedReason) }),
  };
};
