import {
  ArtifactStoreError,
  formatChannelOption,
  getReleaseId,
  type FileProblem,
} from '@hashgrid/contracts/releases';
import { listLiveReleases } from '../registry/findReleaseByBase';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';

/** A file of a live release that is not served. */
export interface LiveProblem extends FileProblem {
  name: string;
  release: string;
}

/** Finds the problems of the live releases' files. */
export interface ReleaseHealth {
  check(): Promise<LiveProblem[]>;
}

/** How long a check waits for files from an artifact store. Afterwards, it checks those that have arrived. */
const FETCH_TIMEOUT_MS = 2_000;

const describeProblems = (problems: readonly LiveProblem[], channel: string | undefined): string[] => {
  const releases = [...new Set(problems.map(({ name, release }) => `${name} ${release}`))];
  return releases.map((id) => {
    const files = problems
      .filter(({ name, release }) => `${name} ${release}` === id)
      .map(({ file, problem }) => `${file} is ${problem}`);
    const [name] = id.split(' ');
    return `${id}: ${files.join(', ')} and not served. Publish it again with: npm run release -- publish ${name}${formatChannelOption(channel)}`;
  });
};

/**
 * Checks the files of the live releases: when one becomes live, and at each `check`.
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

  /** Copies the live releases to this machine; with a slow store, this continues after the check. */
  const fetchLive = async (): Promise<void> => {
    fetching ??= files
      .fetchLiveFiles(live.read())
      .then(() => reportedFailures.clear())
      .catch((error: Error) => {
        if (!(error instanceof ArtifactStoreError)) throw error;
        if (!reportedFailures.has(error.message)) onProblem(error.message);
        reportedFailures.add(error.message);
      })
      .finally(() => {
        fetching = null;
      });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FETCH_TIMEOUT_MS);
    });
    await Promise.race([fetching, timeout]).finally(() => clearTimeout(timer));
  };

  const checkNow = async (): Promise<LiveProblem[]> => {
    const problems: LiveProblem[] = [];
    await fetchLive();
    for (const { name, release } of listLiveReleases(live.read())) {
      const found = await files.verifier.verifyRelease(release);
      const id = getReleaseId(release);
      problems.push(...found.map((problem) => ({ ...problem, name, release: id })));
    }
    const lines = describeProblems(problems, channel);
    for (const line of lines) if (!reported.includes(line)) onProblem(line);
    reported = lines;
    return problems;
  };

  return {
    check: () =>
      (running ??= checkNow().finally(() => {
        running = null;
      })),
  };
};
