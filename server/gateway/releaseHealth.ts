import type { Registry } from '@hashgrid/contracts';
import type { FileProblem, FileVerifier } from '@hashgrid/contracts/releases';
import type { LiveRegistry } from './liveRegistry';

/** A file of a live release that is not served. */
export interface LiveProblem extends FileProblem {
  name: string;
  release: string;
}

/** What is wrong with the files of the live releases. */
export interface ReleaseHealth {
  check(): Promise<LiveProblem[]>;
}

const listLive = ({ shell, remotes }: Registry) => [
  ...(shell ? [{ name: 'shell', release: shell.current }] : []),
  ...Object.entries(remotes).map(([name, { current }]) => ({ name, release: current })),
];

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
export const releaseHealth = (
  live: LiveRegistry,
  verifier: FileVerifier,
  onProblem: (message: string) => void,
): ReleaseHealth => {
  let running: Promise<LiveProblem[]> | null = null;
  let reported: readonly string[] = [];

  const checkNow = async (): Promise<LiveProblem[]> => {
    const problems: LiveProblem[] = [];
    for (const { name, release } of listLive(live.read())) {
      const found = await verifier.verifyRelease(release);
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
