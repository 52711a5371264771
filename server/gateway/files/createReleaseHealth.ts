import { startTimeLimit, type Registry } from '@hashgrid/contracts';
import {
  ArtifactStoreError,
  formatChannelOption,
  getReleaseId,
  listLiveReleases,
  type FileProblem,
} from '@hashgrid/contracts/releases';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';

/** A file of a live release or a canary that is not served. */
export interface LiveProblem extends FileProblem {
  name: string;
  release: string;
}

/** Finds the problems of the live releases' files. */
export interface ReleaseHealth {
  check(): Promise<LiveProblem[]>;
  /** Ends the retries of a copy that has failed; a check that waits for one reads and reports nothing more. Called when the server closes. */
  stop(): void;
}

/** How long a check waits for files from an artifact store. Afterwards, it checks those that have arrived. */
const FETCH_TIMEOUT_MS = 2_000;
/** Delay after which a copy that has failed is retried, whether or not somebody asks for a check. */
const RETRY_MS = 10_000;

/** Returns the option that gives a canary to its share of the players again; without it, a publish gives it to all. */
const formatCanaryOption = ({ remotes }: Registry, { name, release }: LiveProblem): string => {
  const candidate = remotes[name]?.candidate;
  return candidate && getReleaseId(candidate.release) === release ? ` --canary ${candidate.percent}%` : '';
};

const describeProblems = (
  registry: Registry,
  problems: readonly LiveProblem[],
  channel: string | undefined,
): string[] => {
  const releases = new Map(problems.map((problem) => [`${problem.name} ${problem.release}`, problem]));
  return [...releases].map(([id, found]) => {
    const files = problems
      .filter((problem) => problem.name === found.name && problem.release === found.release)
      .map(({ file, problem }) => `${file} is ${problem}`);
    const options = `${formatChannelOption(channel)}${formatCanaryOption(registry, found)}`;
    return `${id}: ${files.join(', ')} and not served. Publish it again with: npm run release -- publish ${found.name}${options}`;
  });
};

/**
 * Creates the check of the live releases' files. Simultaneous calls share one run.
 * @param onProblem Receives a line about each release with problems, and about each failure of the artifact store, once.
 * @param channel Channel of the releases, for these lines; `live` when left out.
 */
export const createReleaseHealth = (
  live: LiveRegistry,
  files: LocalFiles,
  onProblem: (message: string) => void,
  channel?: string,
): ReleaseHealth => {
  let running: Promise<LiveProblem[]> | null = null;
  let fetching: Promise<void> | null = null;
  let reported: readonly string[] = [];
  /** Failures of the artifact store that have been reported since it last delivered everything. */
  const reportedFailures = new Set<string>();
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const report = (message: string): void => {
    if (!isStopped) onProblem(message);
  };

  const scheduleRetry = (): void => {
    clearTimeout(retry);
    if (isStopped) return;
    retry = setTimeout(() => {
      check().catch((error: Error) => report(`Could not check the live releases: ${error.message}`));
    }, RETRY_MS);
    retry.unref();
  };

  /** Copies the live releases, and those that become live meanwhile. */
  const fetchUntilUnchanged = async (): Promise<void> => {
    for (let registry; !isStopped && registry !== live.read();) {
      registry = live.read();
      await files.fetchLiveFiles(registry);
    }
  };

  /** Copies the live releases to this machine; with a slow store, this continues after the check. */
  const fetchLive = async (): Promise<void> => {
    const copying = (fetching ??= fetchUntilUnchanged()
      .then(() => reportedFailures.clear())
      .catch((error: Error) => {
        if (!(error instanceof ArtifactStoreError)) throw error;
        if (!reportedFailures.has(error.message)) report(error.message);
        reportedFailures.add(error.message);
        scheduleRetry();
      })
      .finally(() => {
        fetching = null;
      }));
    await new Promise<void>((resolve, reject) => {
      const stop = startTimeLimit(FETCH_TIMEOUT_MS, resolve);
      copying.then(resolve, reject).finally(stop);
    });
  };

  const checkNow = async (): Promise<LiveProblem[]> => {
    const problems: LiveProblem[] = [];
    await fetchLive();
    if (isStopped) return [];
    const registry = live.read();
    for (const { name, release } of listLiveReleases(registry)) {
      const found = await files.verifier.verifyRelease(release);
      const id = getReleaseId(release);
      problems.push(...found.map((problem) => ({ ...problem, name, release: id })));
    }
    const lines = describeProblems(registry, problems, channel);
    for (const line of lines) if (!reported.includes(line)) report(line);
    reported = lines;
    return problems;
  };

  const check = (): Promise<LiveProblem[]> =>
    (running ??= checkNow().finally(() => {
      running = null;
    }));

  return {
    check,
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
    },
  };
};
