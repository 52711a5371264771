import { DEV_SCRIPT, toBootstrapRemote, type Bootstrap } from '@hashgrid/contracts';
import type { Candidate } from './Candidate';
import { parseBootstrap, replaceBootstrap } from './readLiveSet';

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

const withIntegrity = (html: string, { base, descriptor }: Candidate): string =>
  html.replace(IMPORT_MAP, (_, open: string, _nonce, text: string, close: string) => {
    const map = JSON.parse(text) as { integrity: Record<string, string> };
    const added = Object.entries(descriptor.integrity).map(([file, hash]) => [base + file, hash]);
    const integrity = { ...map.integrity, ...(Object.fromEntries(added) as Record<string, string>) };
    return open + JSON.stringify({ integrity }).replaceAll('<', '\\u003c') + close;
  });

/**
 * Returns the HTML of a page of a running environment with a candidate in the place of the live build of its remote: same shell,
 * same other remotes, same security headers.
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
  const preloads = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
  const withoutLive = page.replace(preloads, (tag, href: string) =>
    live && href.startsWith(live.base) ? '' : tag,
  );
  const nonce = IMPORT_MAP.exec(html)?.[2] ?? '';
  return options.reloadPages
    ? withoutLive.replace('</head>', `<script nonce="${nonce}">${DEV_SCRIPT}</script></head>`)
    : withoutLive;
};
