import type { RouteConfig } from '@hashgrid/contracts';
import { COMMAND_LINE } from '../cli/commandLine';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { serveCandidate } from '../environment/serveCandidate';
import { isForGuests, openCheckBrowser, readFailure, SESSION_TOKEN, type CheckBrowser } from './checkBrowser';
import type { Finding } from './Finding';
import { openWidget } from './openWidget';
import { offerPreloads, readUnusedPreloads } from './unusedPreloads';

interface OpenedPage {
  problem: string | null;
  unused: string[];
}

/** Only a player's page has preloads: without a session, the HTML sends none. */
const openPage = async (browser: CheckBrowser, route: RouteConfig): Promise<OpenedPage> => {
  const preload = isForGuests(route) ? [] : (route.preload ?? []);
  let unused: string[] = [];
  const problem = await browser.open(
    route,
    async (page) => {
      const failure = await readFailure(page);
      if (!failure) unused = await readUnusedPreloads(page);
      return failure;
    },
    (page) => offerPreloads(page, preload, SESSION_TOKEN),
  );
  return { problem, unused: problem ? [] : unused };
};

/** Opens every page of a candidate inside the live shell, and its widgets in the pages of others, in a headless browser. */
export const openPages = async (candidate: Candidate, live: LiveSet): Promise<Finding[]> => {
  const { name, version, routes, widgets = [] } = candidate.descriptor;
  const server = await serveCandidate(live.url, candidate, { reloadPages: false });
  const browser = await openCheckBrowser(
    server.url,
    widgets.flatMap(({ flag }) => (flag ? [flag.name] : [])),
  );
  const findings: Finding[] = [];
  const add = (what: string, where: string, problem: string | null) => {
    if (problem)
      findings.push({
        problem: `${what} of ${name} ${version} fails in ${where}: ${problem}.`,
        remedy: `See it with: HASHGRID_URL=${live.url} ${COMMAND_LINE} dev ${name}`,
      });
  };
  try {
    for (const route of routes) {
      const { problem, unused } = await openPage(browser, route);
      add(`The page ${route.path}`, `the live shell ${live.shell.version}`, problem);
      for (const url of unused)
        findings.push({
          problem: `The page ${route.path} of ${name} ${version} preloads ${url}, which it does not request while it loads.`,
          remedy: `Write the URL in remotes/${name}/remote.config.ts exactly as the page requests it, or delete it.`,
        });
    }
    for (const widget of widgets)
      add(
        `The widget ${widget.component}`,
        `the slot ${widget.slot}`,
        await openWidget(browser, widget, candidate, live),
      );
  } finally {
    await browser.close();
    await server.close();
  }
  return findings;
};
