import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { API_KEY_HEADER, API_PREFIX } from '@hashgrid/contracts';
import { watchEvents } from '@hashgrid/contracts/endpoints';
import type { LoadServers } from './startLoadServers';

/** Opens a new connection for each request, without a limit on their number. */
const agent = new Agent({ keepAlive: false });

const openRequest = (
  { url, apiKey }: LoadServers,
  method: string,
  path: string,
  headers: object,
): ClientRequest => {
  const request = httpRequest(`${url}${API_PREFIX}${path}`, {
    method,
    agent,
    headers: { [API_KEY_HEADER]: apiKey, ...headers },
  });
  request.on('error', () => undefined);
  return request;
};

/** A requested event stream. */
export interface OpenStream {
  /** HTTP status; 200 for a stream that was opened. */
  status: number;
  isOpen: () => boolean;
  close: () => void;
}

/** Opens an event stream and waits for its first event, or for its refusal. */
export const openStream = (servers: LoadServers, token: string, from: string): Promise<OpenStream> =>
  new Promise((resolve, reject) => {
    const request = openRequest(servers, 'GET', watchEvents.path, {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
    });
    request.on('error', reject);
    request.on('response', (response: IncomingMessage) => {
      response.on('error', () => undefined);
      response.once('data', () =>
        resolve({
          status: response.statusCode ?? 0,
          isOpen: () => !response.closed,
          close: () => void request.destroy(),
        }),
      );
    });
    request.end();
  });

/** Starts a login request whose body never ends, for which no account is needed. Resolves when its first byte is sent. */
export const openSlowUpload = (servers: LoadServers, from: string): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const request = openRequest(servers, 'POST', '/public/auth/login/credential', {
      'content-type': 'application/json',
      'content-length': 10_000,
      'x-forwarded-for': from,
    });
    request.on('error', reject);
    request.write('{', (error) => {
      if (!error) resolve(request);
    });
  });
