import {
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { getPreviousReleasePath, getPreviousShellPath } from '@hashgrid/contracts';
import { addCandidateTexts } from './addCandidateTexts';
import { isShell, type Candidate, type ShellCandidate } from './Candidate';
import { insertCandidate, insertShell } from './insertCandidate';
import { listenOnLocalhost } from './listenOnLocalhost';
import { sendFile } from './sendFile';

/** A server on this machine that shows a running environment with one remote, or the shell, replaced. */
export interface CandidateServer {
  url: string;
  /** Replaces the candidate, and reloads open pages. */
  show(candidate: Candidate | ShellCandidate): void;
  close(): Promise<void>;
}

/** Response headers that belong to one connection, or would be wrong without TLS. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'strict-transport-security',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Response headers that would be wrong for a changed body. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'etag'];

const LOCALE = /^\/locales\/([\w-]+)\.json$/;
/** A file of a candidate. No part of its path begins with a dot, so that it cannot lead out of the folder. */
const CANDIDATE_FILE = /^\/(?:remotes\/[^/]+|shell)\/candidate-[^/]+\/((?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*)$/;

/** A hot update of open pages, whatever build they were opened with. */
const UPDATE_FILE = /^\/remotes\/[^/]+\/([\w-]+-hot\/[\w@.-]+)$/;

/** Returns the path at which a page requests the previous release when one fails. */
const getFallbackPath = (candidate: Candidate | ShellCandidate): string =>
  isShell(candidate)
    ? getPreviousShellPath('')
    : getPreviousReleasePath({ name: candidate.descriptor.name, base: candidate.base });

const getPath = ({ url = '/' }: IncomingMessage): string => url.split('?')[0] ?? '/';

/**
 * Sends a request to the environment as if the browser had sent it there.
 * @param shouldChangeBody Whether the body of the response will be changed: it must come uncompressed, and not as a 304 without a body.
 */
const sendToEnvironment = (
  environment: URL,
  request: IncomingMessage,
  shouldChangeBody: boolean,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers: IncomingHttpHeaders = { ...request.headers, host: environment.host };
    if (headers.origin) headers.origin = environment.origin;
    if (headers.referer) headers.referer = `${environment.origin}/`;
    if (shouldChangeBody) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const send = environment.protocol === 'https:' ? requestHttps : requestHttp;
    // As the path alone: a link to this server with the path `//another.host/` must not load a page of that host.
    const outgoing = send(environment, { path: request.url, method: request.method, headers }, resolve);
    outgoing.on('error', reject);
    request.pipe(outgoing);
  });

const omitHeaders = ({ headers }: IncomingMessage, omitted: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !omitted.includes(name)));

/**
 * Serves an environment with a candidate in place of what is live.
 * @param options.reloadPages Whether open pages reload when another candidate is shown.
 * @throws {CommandError} when the port is in use.
 */
export const serveCandidate = async (
  environmentUrl: string,
  initial: Candidate | ShellCandidate,
  { port = 0, reloadPages }: { port?: number; reloadPages: boolean },
): Promise<CandidateServer> => {
  const environment = new URL(environmentUrl);
  const pages = new Set<ServerResponse>();
  let candidate: Candidate | ShellCandidate = initial;

  const openEvents = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    pages.add(response);
    response.on('close', () => pages.delete(response));
  };

  const changeBody = (request: IncomingMessage, body: string): string => {
    const locale = LOCALE.exec(getPath(request))?.[1];
    if (locale)
      return JSON.stringify(addCandidateTexts(JSON.parse(body) as Record<string, string>, candidate, locale));
    return isShell(candidate)
      ? insertShell(body, candidate)
      : insertCandidate(body, candidate, { reloadPages });
  };

  const forwardRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const shouldChangeBody =
      request.method === 'GET' &&
      (LOCALE.test(getPath(request)) || (request.headers.accept ?? '').includes('text/html'));
    const received = await sendToEnvironment(environment, request, shouldChangeBody);
    const status = received.statusCode ?? 502;
    if (shouldChangeBody && status === 200) {
      const body = changeBody(request, await text(received));
      const headers = omitHeaders(received, [...CONNECTION_HEADERS, ...BODY_HEADERS]);
      // Hot updates have no integrity hash.
      if (reloadPages) delete headers['integrity-policy'];
      response.writeHead(status, headers).end(body);
      return;
    }
    response.writeHead(status, omitHeaders(received, CONNECTION_HEADERS));
    // Closes both together: an event stream when its page closes, and a response that the environment aborts.
    pipeline(received, response, () => undefined);
  };

  const server: Server = createServer((request, response) => {
    const file = CANDIDATE_FILE.exec(getPath(request))?.[1];
    if (file) return void sendFile(join(candidate.dir, file), response);
    const update = UPDATE_FILE.exec(getPath(request))?.[1];
    if (update) return void sendFile(join(candidate.dir, '..', update), response);
    // A failed candidate must not be replaced by the live release.
    if (getPath(request).startsWith(getFallbackPath(candidate))) return void response.writeHead(404).end();
    if (getPath(request) === '/__dev/events') return openEvents(response);
    forwardRequest(request, response).catch((error: Error) => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' });
      // For a host with several addresses, the error has a code but no message.
      const reason = error.message || (error as NodeJS.ErrnoException).code;
      response.end(`Could not serve ${getPath(request)} of ${environment.origin}: ${reason}`);
    });
  });
  return {
    url: await listenOnLocalhost(server, port),
    show: (next) => {
      candidate = next;
      for (const page of pages) page.write('event: reload\ndata: \n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
