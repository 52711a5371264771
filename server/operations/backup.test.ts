import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApi, type ApiOptions, type RunningApi } from '@hashgrid/api';
import { sumLedger } from '@hashgrid/api/ledger';
import { findEmailedToken } from '@hashgrid/api/test/findEmailedToken';
import { TEST_MASTER_KEYS } from '@hashgrid/api/test/masterKeys';
import { createMigratedDatabase } from '@hashgrid/api/test/newDatabase';
import { queryUrl, startPostgres } from '@hashgrid/api/test/postgresServer';
import { findInstalledPostgres } from './findInstalledPostgres';

const PASSWORD = 'tr0ub4dor-and-3';
const EMAIL = 'ada@example.com';
const HOST = '127.0.0.1';

const run = promisify(execFile);
/** Folder of an installed PostgreSQL, because `pg_dump` refuses a server that is newer than itself. */
const binDir = findInstalledPostgres();
const testIfInstalled = binDir ? test : test.skip;
const skipped = binDir ? '' : ' (skipped: PostgreSQL is not installed here)';

let folder: string;
let lines: string[];
let deleteDatabase: (() => Promise<void>) | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashgrid-backup-'));
  lines = [];
});
afterEach(async () => {
  await deleteDatabase?.();
  deleteDatabase = undefined;
  await rm(folder, { recursive: true });
});

type Location = Pick<ApiOptions, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'masterKeys'>;

const openApi = (location: Location): Promise<RunningApi> =>
  startApi({
    ...location,
    host: HOST,
    port: 0,
    publicUrl: 'http://localhost',
    apiKey: 'k',
    gameName: 'Hashgrid',
    trustProxy: HOST,
    log: (line) => lines.push(line),
  });

const post = async (api: RunningApi, path: string, body: object): Promise<number> => {
  const headers = { key: 'k', 'content-type': 'application/json' };
  return (await fetch(`${api.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
    .status;
};

/** Signs up a player, whose grant is then in the ledger beside the exchange's pool. */
const addPlayer = async (location: Location): Promise<void> => {
  const api = await openApi(location);
  await post(api, '/public/auth/sign-up', { username: 'ada', email: EMAIL, password: PASSWORD, terms: true });
  const token = findEmailedToken(lines, EMAIL);
  expect(await post(api, '/public/auth/activate', { token, password: PASSWORD })).toBe(200);
  await api.close();
};

/** Expects that the player of the original database can log in. */
const expectLogin = async (location: Location): Promise<void> => {
  const api = await openApi(location);
  expect(await post(api, '/public/auth/login/credential', { email: EMAIL, password: PASSWORD })).toBe(200);
  await api.close();
};

test('an embedded database restored from its archive has the same ledger and players', async () => {
  const original = join(folder, 'data');
  const restored = join(folder, 'restored');
  const archive = join(folder, 'hashgrid.tar.gz');
  await mkdir(original);
  await addPlayer({ dataDir: original });
  await run('tar', ['--create', '--gzip', `--file=${archive}`, `--directory=${original}`, '.']);
  await mkdir(restored);
  await run('tar', ['--extract', '--gzip', `--file=${archive}`, `--directory=${restored}`]);
  const report = await sumLedger({ dataDir: original });
  expect(report).toEqual({
    isBalanced: true,
    lines: [expect.stringMatching(/players hold [1-9]/), expect.any(String)],
  });
  expect(await sumLedger({ dataDir: restored })).toEqual(report);
  await expectLogin({ dataDir: restored });
});

testIfInstalled(
  `a PostgreSQL database restored from its dump has the same ledger and players${skipped}`,
  async () => {
    const server = await startPostgres({ binDir: binDir! });
    deleteDatabase = () => server.close();
    const grant = 'grant create, usage on schema public to hashgrid_owner';
    await queryUrl(
      server.url,
      `create role hashgrid_owner login; create role hashgrid_server login; ${grant}`,
    );
    const locateDatabase = (name: string) => {
      return {
        dataDir: folder,
        databaseUrl: server.urlAs('hashgrid_server', name),
        databaseOwnerUrl: server.urlAs('hashgrid_owner', name),
        masterKeys: TEST_MASTER_KEYS,
      };
    };
    const original = locateDatabase('postgres');
    const restored = locateDatabase('restored');
    const dump = join(folder, 'hashgrid.dump');
    await addPlayer(original);
    await run(join(binDir!, 'pg_dump'), [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${dump}`,
      original.databaseOwnerUrl,
    ]);
    await queryUrl(server.url, 'create database restored');
    await queryUrl(server.urlOf('restored'), grant);
    await run(join(binDir!, 'pg_restore'), [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${restored.databaseOwnerUrl}`,
      dump,
    ]);
    const report = await sumLedger({ ...original, databaseUrl: original.databaseOwnerUrl });
    expect(report.isBalanced).toBe(true);
    expect(await sumLedger({ ...restored, databaseUrl: restored.databaseOwnerUrl })).toEqual(report);
    await expectLogin(restored);
  },
);

test('the sums of the ledger differ when a leg has been changed', async () => {
  const { url, drop } = await createMigratedDatabase();
  deleteDatabase = drop;
  const location = { dataDir: folder, databaseUrl: url, masterKeys: TEST_MASTER_KEYS };
  await addPlayer(location);
  const { lines: before } = await sumLedger(location);
  await queryUrl(
    url,
    `set session_replication_role = 'replica'; update ledger_legs set amount = amount + 1 where id = (select max(id) from ledger_legs)`,
  );
  const after = await sumLedger(location);
  expect(after.isBalanced).toBe(false);
  expect(after.lines).not.toEqual(before);
  // The sums are on the standard output, to compare them with those of a backup.
  const command = run('npm', ['run', '-s', 'ledger', '-w', '@hashgrid/server'], {
    env: { ...process.env, DATABASE_URL: url },
  });
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: `${after.lines.join('\n')}\n`,
    stderr: expect.stringContaining('The ledger is not balanced.'),
  });
});
