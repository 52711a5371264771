import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bundleEntry } from '@hashgrid/api/test/bundleEntry';
import { ROOT } from './config';

const HOST = '127.0.0.1';

let dataDir: string;
let portHolder: Server;
let env: Record<string, string>;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'alone-'));
  portHolder = createServer().listen(0, HOST);
  await once(portHolder, 'listening');
  const { port } = portHolder.address() as AddressInfo;
  env = {
    HOST,
    PORT: String(port),
    HASHGRID_DATA: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    API_URL: `http://${HOST}:9`,
  };
});
afterEach(() => {
  portHolder.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs Node with a script that fails, and returns what it prints to stderr. */
const startAndFail = async (args: string[], changes: Record<string, string> = {}): Promise<string> => {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env, ...changes },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return text(child.stderr);
};

test.each(['startApiAlone.ts', 'startGatewayAlone.ts'])(
  '%s says which port is in use, and what to do',
  async (script) => {
    expect(await startAndFail([await bundleEntry(script)])).toBe(
      `Port ${env.PORT} is in use. Stop the other program, or choose another port, such as PORT=${Number(env.PORT) + 1}.\n`,
    );
  },
);

test.each(['startApiAlone.ts', 'startGatewayAlone.ts', 'start.ts'])(
  '%s says which setting names a data folder that cannot be used',
  async (script) => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    // As the npm scripts start it.
    const source = ['--import', 'tsx', join(ROOT, 'server', 'src', script)];
    expect(await startAndFail(source, { HASHGRID_DATA: file, PORT: '0' })).toMatch(
      /^Could not use the data folder ".*file": a file is where a folder should be \(EEXIST\)\. .*\n$/,
    );
  },
);
