import {
  DEFAULT_LOCALE,
  DEV_SCRIPT,
  toBootstrapRemote,
  parseBootstrap,
  type Bootstrap,
} from '@hashgrid/contracts';
import { inlineJson, replaceBootstrap } from '@hashgrid/contracts/releases';
import type { Candidate, ShellCandidate } from './Candidate';

/** The import map in a page: its start tag, nonce, text and end tag. */
const IMPORT_MAP = /(<script type="importmap" nonce="([^"]*)">)(.*?)(<\/script>)/s;

const withCandidate = (bootstrap: Bootstrap, candidate: Candidate): Bootstrap => {
  const { base, descriptor } = candidate;
  const { name, version, entry, chunks, integrity } = descriptor;
  return {
    ...bootstrap,
    remotes: [
      ...bootstrap.remotes.filter((remote) => remote.name !== name),
      toBootstrapRemote(name, { version, base, descriptor }),
    ],
    details: { ...bootstrap.details, [name]: { version, entry, chunks, integrity } },
  };
};

const withIntegrity = (html: string, { base, descriptor }: Candidate | ShellCandidate): string =>
  html.replace(IMPORT_MAP, (_, open: string, _nonce, text: string, close: string) => {
    const map = JSON.parse(text) as { integrity: Record<string, string> };
    const added = Object.entries(descriptor.integrity).map(([file, hash]) => [base + file, hash]);
    const integrity = { ...map.integrity, ...(Object.fromEntries(added) as Record<string, string>) };
    return open + inlineJson({ integrity }) + close;
  });

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;

const removePreloads = (html: string, base: string | undefined): string =>
  html.replace(MODULE_PRELOAD, (tag, href: string) => (base && href.startsWith(base) ? '' : tag));

/** Returns the HTML of a page of a running environment with a candidate in place of the live shell. */
export const insertShell = (html: string, candidate: ShellCandidate): string => {
  const bootstrap = parseBootstrap(html);
  if (!bootstrap) return html;
  const { base, descriptor } = candidate;
  const { version, entry, integrity } = descriptor;
  const page = replaceBootstrap(html, {
    ...bootstrap,
    shell: { version, base },
    ...(!descriptor.listsLanguages && { locales: [DEFAULT_LOCALE, ...descriptor.locales] }),
  });
  return removePreloads(withIntegrity(page, candidate), bootstrap.shell.base).replace(
    /<script type="module" src="[^"]*"[^>]*>/,
    `<script type="module" src="${base}${entry}" integrity="${integrity[entry] ?? ''}">`,
  );
};

/**
 * Returns the HTML of a page of a running environment with a candidate in place of the live build of its remote. The shell and the
 * other remotes stay the same.
 * @param options.reloadPages Whether the page reloads on `/__dev/events`.
 */
export const insertCandidate = (
  html: string,
  candidate: Candidate,
  options: { reloadPages: boolean },
): string => {
  const bootstrap = parseBootstrap(html);
  if (!bootstrap) return html;
  const live = bootstrap.remotes.find(({ name }) => name === candidate.descriptor.name);
  const page = withIntegrity(replaceBootstrap(html, withCandidate(bootstrap, candidate)), candidate);
  const withoutLive = removePreloads(page, live?.base);
  const nonce = IMPORT_MAP.exec(html)?.[2] ?? '';
  return options.reloadPages
    ? withoutLive.replace('</head>', `<script nonce="${nonce}">${DEV_SCRIPT}</script></head>`)
    : withoutLive;
};
