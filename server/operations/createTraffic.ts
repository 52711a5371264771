import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findEmailedToken } from '@hashgrid/api/test/findEmailedToken';
import { API_KEY_HEADER, API_PREFIX, type LoginTokens, type Success } from '@hashgrid/contracts';
import { watchEvents } from '@hashgrid/contracts/endpoints';
import type { Cluster } from './Cluster';

const PASSWORD = 'tr0ub4dor-and-3';
const REQUEST_TIMEOUT_MS = 30_000;
const PAUSE_MS = 150;
/** Rounds of a player from one login to the next. */
const ROUNDS_PER_LOGIN = 10;
/** Rounds of a player from one payment to the next. */
const ROUNDS_PER_PAYMENT = 3;
/** Below the number of payments that an account may send in ten minutes. */
const MAX_PAYMENTS_PER_PLAYER = 100;

/** Counts of the requests since the start. */
export interface TrafficCounts {
  requests: number;
  /** Successful logins. */
  logins: number;
  /** Successful payments. */
  payments: number;
  /** Event streams that ended and were opened again. */
  reconnects: number;
  /** The failed requests, each with the reason. */
  failures: string[];
}

interface Call {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
}

/** Simulates players who log in, read, pay each other and follow live events from `run` until `stop`. Sign them up first with `addPlayers`. */
export const createTraffic = ({ url, apiKey, outputLines }: Cluster, playerCount: number) => {
  const counts: TrafficCounts = { requests: 0, logins: 0, payments: 0, reconnects: 0, failures: [] };
  const stopController = new AbortController();
  const isStopped = () => stopController.signal.aborted;

  const request = (path: string, { method = 'GET', token, body, headers }: Call, signal: AbortSignal) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        [API_KEY_HEADER]: apiKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });

  /** Sends a call once, and counts it. Returns undefined if it fails. */
  const call = async <ResponseBody>(path: string, options: Call = {}): Promise<ResponseBody | undefined> => {
    counts.requests += 1;
    const endpoint = `${options.method ?? 'GET'} ${path}`;
    try {
      const response = await request(path, options, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
      const text = await response.text();
      if (response.ok) return (text.startsWith('{') ? JSON.parse(text) : {}) as ResponseBody;
      counts.failures.push(`${endpoint}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      counts.failures.push(`${endpoint}: ${message} ${cause instanceof Error ? cause.message : ''}`);
    }
    return undefined;
  };

  const post = <ResponseBody>(path: string, body: object, options: Call = {}) =>
    call<ResponseBody>(`${API_PREFIX}${path}`, { ...options, method: 'POST', body });

  const getUsername = (index: number) => `player${index}`;
  const getEmail = (index: number) => `${getUsername(index)}@example.com`;

  const addPlayer = async (index: number): Promise<void> => {
    const email = getEmail(index);
    await post('/public/auth/sign-up', {
      username: getUsername(index),
      email,
      password: PASSWORD,
      terms: true,
    });
    await post('/public/auth/activate', {
      token: findEmailedToken(outputLines, email),
      password: PASSWORD,
    });
  };

  const logIn = async (index: number): Promise<string | undefined> => {
    const login = { email: getEmail(index), password: PASSWORD };
    const response = await post<Success<LoginTokens>>('/public/auth/login/credential', login);
    if (response) counts.logins += 1;
    return response?.data.accessToken;
  };

  const pay = async (index: number, token: string | undefined): Promise<void> => {
    const order = { recipient: getUsername((index + 1) % playerCount), token: 'USDT', amount: '0.01' };
    const headers = { 'idempotency-key': randomUUID() };
    if (await post('/auth/transaction/transfer', order, { token, headers })) counts.payments += 1;
  };

  const play = async (index: number): Promise<void> => {
    let token: string | undefined;
    for (let round = 0; !isStopped(); round += 1) {
      if (!token || round % ROUNDS_PER_LOGIN === 0) token = await logIn(index);
      await call('/dashboard');
      await call(`${API_PREFIX}/shared/client/profile`, { token });
      await call(`${API_PREFIX}/shared/client/wallets`, { token });
      const paymentIndex = round / ROUNDS_PER_PAYMENT;
      if (Number.isInteger(paymentIndex) && paymentIndex < MAX_PAYMENTS_PER_PLAYER) await pay(index, token);
      await wait(PAUSE_MS);
    }
  };

  /** Follows live events like a browser, which reopens a stream that has ended. */
  const followEvents = async (index: number): Promise<void> => {
    const path = API_PREFIX + watchEvents.path;
    const token = await logIn(index);
    for (let opened = 0; !isStopped(); opened += 1) {
      counts.requests += 1;
      if (opened > 0) counts.reconnects += 1;
      try {
        const { status, body } = await request(path, { token }, stopController.signal);
        if (status !== 200) counts.failures.push(`GET ${path}: ${status}`);
        // The stream ends with an error when its server closes.
        await body?.pipeTo(new WritableStream()).catch(() => undefined);
      } catch (error) {
        if (!isStopped()) counts.failures.push(`GET ${path}: ${(error as Error).message}`);
      }
      await wait(PAUSE_MS);
    }
  };

  const indexes = Array.from({ length: playerCount }, (_, index) => index);
  return {
    counts,
    addPlayers: async () => {
      for (const index of indexes) await addPlayer(index);
    },
    /** Runs until `stop`. Resolves when no request is in flight anymore. */
    run: () => Promise.all(indexes.flatMap((index) => [play(index), followEvents(index)])),
    stop: () => stopController.abort(),
  };
};
