import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError } from './database/lockFolder';
import { startApi } from './startApi';

describe('starting the API', () => {
  let dataDir: string;
  const start = () =>
    startApi({
      dataDir,
      host: '127.0.0.1',
      port: 0,
      publicUrl: 'http://hashgrid.test',
      apiKey: 'k',
      gameName: 'Hashgrid',
      trustProxy: '127.0.0.1',
      log: () => undefined,
    });

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-api-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test('starts again with its data, also over what a killed process left', async () => {
    // A process that was killed while it made the database leaves this, one that was killed later leaves its pid.
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
  }, 120_000);
});
