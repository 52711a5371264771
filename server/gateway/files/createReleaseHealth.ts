import { ArtifactStoreError, type FileProblem } from '@hashgrid/contracts/releases';
import { listLiveReleases } from '../registry/findReleaseByBase';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from './LocalFiles';

/** A file of a live release that is not served. */
export interface LiveProblem extends FileProblem {
  name: string;
  release: string;
}

/** What is wrong with the files of the live releases. */
export interface ReleaseHealth {
  check(): Promise<LiveProblem[]>;
}

/** How long a check waits for an artifact store; what is here by then counts. */
const BRING_TIMEOUT_MS = 2_000;

const describe = (problems: readonly LiveProblem[]): string[] => {
  const releases = [...new Set(problems.map(({ name, release }) => `${name} ${release}`))];
  return releases.map((id) => {
    const files = problems
      .filter(({ name, release }) => `${name} ${release}` === id)
      .map(({ file, problem }) => `${file} is ${problem}`);
    const [name] = id.split(' ');
    return `${id}: ${files.join(', ')} and not served. Publish it again with: npm run release -- publish ${name}`;
  });
};

/**
 * Checks the files of the live releases: when one becomes live, and whenever it is asked.
 * @param onProblem Receives a line about each release with problems, once.
 */
export const createReleaseHealth = (
  live: LiveRegistry,
  files: LocalFiles,
  onProblem: (message: string) => void,
): ReleaseHealth => {
  let running: Promise<LiveProblem[]> | null = null;
  let bringing: Promise<void> | null = null;
  let reported: readonly string[] = [];

  /** Brings the live releases; on a slow store it goes on after the check. */
  const bring = async (): Promise<void> => {
    bringing ??= files
      .fetchLiveFiles(live.read())
      .catch((error: Error) => {
        if (!(error instanceof ArtifactStoreError)) throw error;
        onProblem(error.message);
      })
      .finally(() => {
        bringing = null;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, BRING_TIMEOUT_MS);
    });
    await Promise.race([bringing, late]).finally(() => clearTimeout(timer));
  };

  const checkNow = async (): Promise<LiveProblem[]> => {
    const problems: LiveProblem[] = [];
    await bring();
    for (const { name, release } of listLiveReleases(live.read())) {
      const found = await files.verifier.verifyRelease(release);
      const id = `${release.version}-${release.hash}`;
      problems.push(...found.map((problem) => ({ ...problem, name, release: id })));
    }
    const lines = describe(problems);
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
