import { scrubToLength } from '@hashgrid/contracts';
import type { Violation } from './telemetry.queries';

/** Maximum number of reports read from one request. */
const MAX_REPORTS = 20;
const MAX_AGE_MS = 24 * 3_600_000;
const MAX_LENGTH = 200;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 2000) : '');
const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Folder of a release: `/remotes/auth/1.0.0-1a2b3c4d/` or `/shell/1.0.0-1a2b3c4d/`. */
const RELEASE =
  /^\/(?:remotes\/([a-z][a-z0-9-]{0,99})|(shell))\/([0-9A-Za-z][0-9A-Za-z.+-]{0,99})-([0-9a-f]{1,64})\//;

/** Returns the release whose folder on the page's own origin a script is in; nulls for any other script. */
const findRelease = (
  source: URL | null,
  page: URL | null,
): Pick<Violation, 'remote' | 'version' | 'hash'> => {
  const [, remote, shell, version, hash] =
    (source && source.origin === page?.origin && RELEASE.exec(source.pathname)) || [];
  return { remote: remote ?? shell ?? null, version: version ?? null, hash: hash ?? null };
};

/** Returns what was blocked: a keyword such as `inline`, the scheme of a data URL, or origin and path without the query. */
const describeBlocked = (text: string): string => {
  const url = parseUrl(text);
  if (!url) return scrubToLength(text, MAX_LENGTH);
  const isWeb = /^(?:http|ws)s?:$/.test(url.protocol);
  return scrubToLength(isWeb ? `${url.protocol}//${url.host}${url.pathname}` : url.protocol, MAX_LENGTH);
};

/** Matches a URL of a browser extension, and its scheme alone, to which browsers may shorten it in reports. */
const EXTENSION = /^(?:(?:chrome|moz|safari|safari-web|ms-browser)-extension|webkit-masked-url)(?::|$)/;

/** Returns whether a browser extension caused a violation, which says nothing about the page. */
const isExtension = (...texts: string[]): boolean => texts.some((text) => EXTENSION.test(text));

const toViolation = (kind: Violation['kind'], body: Fields, at: Date): Violation | null => {
  const first = (...names: string[]) => readText(names.map((name) => body[name]).find(Boolean));
  const blocked = first('blockedURL', 'blocked-uri');
  const source = first('sourceFile', 'source-file');
  const directive = first('effectiveDirective', 'effective-directive', 'violated-directive', 'destination');
  if (!directive || isExtension(blocked, source)) return null;
  const page = parseUrl(first('documentURL', 'document-uri'));
  return {
    at: at.toISOString(),
    kind,
    ...findRelease(parseUrl(kind === 'integrity' ? blocked : source), page),
    directive: scrubToLength(directive, MAX_LENGTH),
    blocked: describeBlocked(blocked),
  };
};

const KINDS: ReadonlyMap<unknown, Violation['kind']> = new Map([
  ['csp-violation', 'csp'],
  ['integrity-violation', 'integrity'],
]);

const parseReport = (report: unknown, now: Date): Violation | null => {
  if (!isFields(report)) return null;
  const { age, type, body } = report;
  const kind = KINDS.get(type);
  if (!kind || !isFields(body)) return null;
  const ageMs = typeof age === 'number' && age >= 0 ? Math.min(age, MAX_AGE_MS) : 0;
  return toViolation(kind, body, new Date(now.getTime() - ageMs));
};

/**
 * Returns the violations in a body of the Reporting API, or of the older `report-uri`. Other items are ignored: browsers also send
 * reports of other types.
 */
export const parseViolations = (body: unknown, now: Date): Violation[] => {
  if (isFields(body) && isFields(body['csp-report']))
    return [toViolation('csp', body['csp-report'], now)].filter((report) => report !== null);
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS) : [];
  return reports.map((report) => parseReport(report, now)).filter((report) => report !== null);
};
