import type { ShellCandidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { readFailure } from './checkBrowser';
import type { Finding } from './Finding';
import { withCheckBrowser } from './withCheckBrowser';

/** Opens one page of each live remote in the candidate of the shell, in a headless browser. Remotes whose paths all have parameters are skipped. */
export const openShellPages = (candidate: ShellCandidate, live: LiveSet): Promise<Finding[]> =>
  withCheckBrowser(candidate, live, [], async (browser) => {
    const findings: Finding[] = [];
    for (const { name, version, routes } of live.remotes) {
      // A path with parameters may show nothing without them.
      const route = routes.find(({ path }) => !/[:*]/.test(path));
      const problem = route && (await browser.open(route, readFailure));
      if (problem)
        findings.push({
          problem: `The page ${route.path} of ${name} ${version}, which is live, fails in shell ${candidate.descriptor.version}: ${problem}.`,
          remedy: 'Reproduce it with: npm run dev -- shell',
        });
    }
    return findings;
  });
