import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_MASTER_KEYS } from '../test/masterKeys';
import { findUnusedPort } from '@hashgrid/connection';
import { FolderInUseError } from './database/lockFolder';
import { startApi } from './startApi';

describe('starting the API', () => {
  let dataDir: string;
  const start = (port = 0) =>
    startApi({
      dataDir,
      host: '127.0.0.1',
      port,
      publicUrl: 'http://hashgrid.test',
      masterKeys: TEST_MASTER_KEYS,
      apiKey: 'k',
      gameName: 'Hashgrid',
      trustProxy: '127.0.0.1',
      log: () => undefined,
    });

  // The tests share the folder: creating a database in it takes ten CPU seconds.
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-api-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('restarts with its data, even after a killed process', async () => {
    // A process killed while it creates the database leaves this folder; one killed later leaves its PID file.
    await mkdir(join(dataDir, 'db.new'), { recursive: true });
    await writeFile(join(dataDir, 'db.new', 'PG_VERSION'), '18');
    const first = await start();
    const body = { username: 'returning', email: 'r@example.com', password: 'tr0ub4dor-and-3', terms: true };
    const signUp = (url: string, email: string) =>
      fetch(`${url}/api/v1/public/auth/sign-up`, {
        method: 'POST',
        headers: { key: 'k', 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, email }),
      });
    expect((await signUp(first.url, body.email)).status).toBe(200);
    await expect(start()).rejects.toThrow(FolderInUseError);
    await first.close();
    await writeFile(join(dataDir, 'db', 'postmaster.pid'), '999999\n');
    const second = await start();
    expect((await signUp(second.url, 'other@example.com')).status).toBe(422);
    await second.close();
  });

  test('leaves nothing listening after a failed start', async () => {
    // In place of the folder for the operators' socket, which an earlier start may have created.
    await rm(join(dataDir, 'operator'), { recursive: true, force: true });
    await writeFile(join(dataDir, 'operator'), '');
    const port = await findUnusedPort('127.0.0.1');
    await expect(start(port)).rejects.toThrow('EEXIST');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    await rm(join(dataDir, 'operator'));
    const running = await start(port);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    await running.close();
  });

  test('keeps the files of an incomplete database, such as one that was restored in part', async () => {
    const folder = join(dataDir, 'db');
    await rename(join(folder, 'PG_VERSION'), join(dataDir, 'PG_VERSION'));
    const files = await readdir(folder);
    await expect(start()).rejects.toThrow('PG_VERSION is missing');
    expect(await readdir(folder)).toEqual(files);
    await rename(join(dataDir, 'PG_VERSION'), join(folder, 'PG_VERSION'));
  });
});
