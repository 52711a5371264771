import type { RouteConfig } from '@hashgrid/contracts';
import { COMMAND_LINE } from '../cli/commandLine';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { isForGuests, readFailure, SESSION_TOKEN, type CheckBrowser } from './checkBrowser';
import type { Finding } from './Finding';
import { openWidget } from './openWidget';
import { injectPreloads, readUnusedPreloads } from './unusedPreloads';
import { withCheckBrowser } from './withCheckBrowser';

interface OpenedPage {
  problem: string | null;
  unusedPreloads: string[];
}

/** Opens a page. Only pages of players have preloads, because the HTML sends none without a session. */
const openPage = async (browser: CheckBrowser, route: RouteConfig): Promise<OpenedPage> => {
  const preload = isForGuests(route) ? [] : (route.preload ?? []);
  let unusedPreloads: string[] = [];
  const problem = await browser.open(
    route,
    async (page) => {
      const failure = await readFailure(page);
      if (!failure) unusedPreloads = await readUnusedPreloads(page);
      return failure;
    },
    (page) => injectPreloads(page, preload, SESSION_TOKEN),
  );
  return { problem, unusedPreloads: problem ? [] : unusedPreloads };
};

/** Opens every page of a candidate, and its widgets in the pages that have their slots. */
const findFailures = async (
  browser: CheckBrowser,
  candidate: Candidate,
  live: LiveSet,
): Promise<Finding[]> => {
  const { name, version, routes, widgets = [] } = candidate.descriptor;
  const findings: Finding[] = [];
  const addFailure = (subject: string, location: string, problem: string | null) => {
    if (problem)
      findings.push({
        problem: `${subject} of ${name} ${version} fails in ${location}: ${problem}.`,
        remedy: `Reproduce it with: HASHGRID_URL=${live.url} ${COMMAND_LINE} dev ${name}`,
      });
  };
  for (const route of routes) {
    const { problem, unusedPreloads } = await openPage(browser, route);
    addFailure(`The page ${route.path}`, `the live shell ${live.shell.version}`, problem);
    for (const url of unusedPreloads)
      findings.push({
        problem: `The page ${route.path} of ${name} ${version} preloads ${url}, which it does not request while it loads.`,
        remedy: `Write the URL in remotes/${name}/remote.config.ts exactly as the page requests it, or delete it.`,
      });
  }
  for (const widget of widgets)
    addFailure(
      `The widget ${widget.component}`,
      `the slot ${widget.slot}`,
      await openWidget(browser, widget, candidate, live),
    );
  return findings;
};

/** Opens the pages and widgets of a candidate inside the live shell, in a headless browser, with the flags of its widgets on. */
export const openPages = (candidate: Candidate, live: LiveSet): Promise<Finding[]> => {
  const flags = (candidate.descriptor.widgets ?? []).flatMap(({ flag }) => (flag ? [flag.name] : []));
  return withCheckBrowser(candidate, live, flags, (browser) => findFailures(browser, candidate, live));
};
