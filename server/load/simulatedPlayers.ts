import { findEmailedToken } from '@hashgrid/api/test/findEmailedToken';
import { API_KEY_HEADER, API_PREFIX, type LoginTokens, type Success } from '@hashgrid/contracts';
import type { LoadServers } from './startLoadServers';

const PASSWORD = 'tr0ub4dor-and-3';
const REQUEST_TIMEOUT_MS = 60_000;

/** Returns the simulated IP address of a client; each kind of load has its own subnet. */
export const getIpAddress = (subnet: number, index: number): string => `10.${subnet}.0.${index}`;

const getUsername = (index: number) => `load${index}`;

const post = async <ResponseBody>(
  { url, apiKey }: LoadServers,
  path: string,
  body: object,
  from: string,
): Promise<ResponseBody> => {
  const response = await fetch(`${url}${API_PREFIX}${path}`, {
    method: 'POST',
    headers: { [API_KEY_HEADER]: apiKey, 'x-forwarded-for': from, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as ResponseBody;
};

/** Logs a player in from the player's own IP address, and returns the access token. */
export const logIn = async (servers: LoadServers, index: number): Promise<string> => {
  const login = { email: `${getUsername(index)}@example.com`, password: PASSWORD };
  const path = '/public/auth/login/credential';
  const { data } = await post<Success<LoginTokens>>(servers, path, login, getIpAddress(1, index));
  if (!data.accessToken) throw new Error('The login returned no access token.');
  return data.accessToken;
};

/** Signs up a player, and activates the account with the token from the email in the server's log. */
export const addPlayer = async (servers: LoadServers, index: number): Promise<void> => {
  const username = getUsername(index);
  const email = `${username}@example.com`;
  const from = getIpAddress(1, index);
  const signUp = { username, email, password: PASSWORD, terms: true };
  await post(servers, '/public/auth/sign-up', signUp, from);
  const token = findEmailedToken(servers.lines, email);
  await post(servers, '/public/auth/activate', { token, password: PASSWORD }, from);
};
