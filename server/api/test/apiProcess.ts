import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { API_PREFIX } from '@hashgrid/contracts';
import { bundleEntry } from './bundleEntry';
import { hasEnded } from './hasEnded';
import { TEST_MASTER_KEYS } from './masterKeys';
import type { TestResponse } from './openTestApi';
import { API_KEY } from './openTestApi';

const RUNNING_LINE = /^The API is running at (\S+)$/;

interface Call {
  body?: unknown;
  bearer?: string;
  /** `X-Forwarded-For` as the gateway sends it: the last address is the real one. */
  from?: string;
  headers?: Record<string, string>;
}

/** Starts the API in a separate process, as `npm run api -w @hashgrid/server` does. */
export async function startApiProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [await bundleEntry('startApiAlone.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      API_KEY,
      OUTBOX: '1',
      HASHGRID_MASTER_KEYS: TEST_MASTER_KEYS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const running = RUNNING_LINE.exec(line)?.[1];
        if (running) resolve(running);
      });
    void ended.then(() => reject(new Error(`The API did not start:\n${lines.join('\n')}`)));
  });

  async function call<Data = unknown>(
    line: string,
    { body, bearer, from = '10.0.0.1', headers }: Call = {},
  ): Promise<TestResponse<Data>> {
    const [method, path] = line.split(' ') as [string, string];
    const response = await fetch(`${url}${API_PREFIX}${path}`, {
      method,
      headers: {
        key: API_KEY,
        'x-forwarded-for': from,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: (await response.json()) as TestResponse<Data>['body'],
    };
  }

  return {
    call,
    /** Lines that the process has printed. */
    lines,
    hasEnded: () => hasEnded(child),
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
    /** Kills the process immediately. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;
