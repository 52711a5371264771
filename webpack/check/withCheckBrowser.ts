import type { Candidate, ShellCandidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { serveCandidate } from '../environment/serveCandidate';
import { openCheckBrowser, type CheckBrowser } from './checkBrowser';

/**
 * Runs a function with a headless browser on a server that shows a candidate in the live set. Both are closed when the function ends
 * or the browser fails to open: an open server would keep the process alive.
 * @param flags Feature flags that are on for the player.
 */
export const withCheckBrowser = async <Result>(
  candidate: Candidate | ShellCandidate,
  live: LiveSet,
  flags: readonly string[],
  work: (browser: CheckBrowser) => Promise<Result>,
): Promise<Result> => {
  const server = await serveCandidate(live.url, candidate, { reloadPages: false });
  try {
    const browser = await openCheckBrowser(server.url, flags);
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
};
