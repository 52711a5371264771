import { COMMAND_LINE } from '../cli/commandLine';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { serveCandidate } from '../environment/serveCandidate';
import { openCheckBrowser, readFailure } from './checkBrowser';
import type { Finding } from './Finding';
import { openWidget } from './openWidget';

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
    for (const route of routes)
      add(
        `The page ${route.path}`,
        `the live shell ${live.shell.version}`,
        await browser.open(route, readFailure),
      );
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
