import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeySource, makeMasterKey } from '../../test/masterKeys';
import { newMigratedDatabase } from '../../test/newDatabase';
import type { Database } from '../database/Database';
import { encryptText } from './encrypt';
import { chooseKeySource, getDefaultKeyFile, type KeyOptions } from './KeySource';
import { newMasterKey } from './MasterKey';
import { openKeyRing } from './openKeyRing';

const OLD = makeMasterKey('old', 1);
const NEW = makeMasterKey('new', 2);

describe('the master keys of a database', () => {
  let database: Database;
  let dataDir: string;

  beforeEach(async () => {
    database = await newMigratedDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-keys-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (options: Partial<KeyOptions> = {}) =>
    openKeyRing(database, await chooseKeySource({ dataDir, publicUrl: 'http://localhost:3000', ...options }));

  test('are created in a file that only its owner can read, when the product is local', async () => {
    const { primaryKid } = await open();
    const path = getDefaultKeyFile(dataDir);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toContain(`\n${primaryKid}:`);
    expect((await open()).primaryKid).toBe(primaryKid);
  });

  test('are never created a second time for the same database', async () => {
    const { primaryKid } = await open();
    await rm(getDefaultKeyFile(dataDir));
    await expect(open()).rejects.toThrow(`has no key "${primaryKid}", which this database needs`);
    await expect(stat(getDefaultKeyFile(dataDir))).rejects.toThrow('ENOENT');
  });

  test.each([
    ['with a database server', { databaseUrl: 'postgres://db/game' }, 'DATABASE_URL is set'],
    [
      'with a public URL',
      { publicUrl: 'https://hashgrid.test' },
      'PUBLIC_URL "https://hashgrid.test" is not local',
    ],
  ])('are required %s', async (_when, options, reason) => {
    await expect(open(options)).rejects.toThrow(
      `HASHGRID_MASTER_KEYS or HASHGRID_KEY_FILE is required because ${reason}, but both are missing.`,
    );
    await expect(open(options)).rejects.toThrow('Make one with "npm run -s keys -w @hashgrid/server -- new"');
    const { primaryKid } = await open({ ...options, masterKeys: newMasterKey(new Date()) });
    expect(primaryKid).toMatch(/^\d{4}-\d\d-\d\d-[\da-f]{4}$/);
  });

  test('are required in a setting that has only comments, with the command that makes one', async () => {
    await expect(open({ masterKeys: '# none yet' })).rejects.toThrow(
      'HASHGRID_MASTER_KEYS has no master keys. Make one with "npm run -s keys -w @hashgrid/server -- new"',
    );
  });

  test('are still found when a local installation becomes public', async () => {
    const { primaryKid } = await open();
    const publicUrl = 'https://hashgrid.test';
    await expect(open({ publicUrl })).rejects.toThrow(`are in "${getDefaultKeyFile(dataDir)}"`);
    expect((await open({ publicUrl, keyFile: getDefaultKeyFile(dataDir) })).primaryKid).toBe(primaryKid);
  });

  test('are refused and not registered when one that the database was used with is missing', async () => {
    await openKeyRing(database, createKeySource(OLD));
    await expect(openKeyRing(database, createKeySource(NEW))).rejects.toThrow('has no key "old"');
    const { kids, primaryKid } = await openKeyRing(database, createKeySource(OLD));
    expect([kids, primaryKid]).toEqual([['old'], 'old']);
  });

  test('are refused with the key that is needed when all are missing, not with a retired one', async () => {
    const retired = makeMasterKey('first', 3);
    await openKeyRing(database, createKeySource(retired));
    await openKeyRing(database, createKeySource(NEW, retired));
    await database.query(`update master_keys set retired_at = now() where kid = 'first'`);
    await expect(openKeyRing(database, createKeySource())).rejects.toThrow('has no key "new"');
  });

  test('are refused when a key differs from the registered one of the same ID', async () => {
    await openKeyRing(database, createKeySource(OLD));
    await expect(openKeyRing(database, createKeySource(makeMasterKey('old', 3)))).rejects.toThrow(
      'has a different key "old" than the one this database was used with.',
    );
  });

  test('need not include a retired key, unless something is encrypted with it', async () => {
    const keys = await openKeyRing(database, createKeySource(OLD));
    await openKeyRing(database, createKeySource(NEW, OLD));
    await database.query(`update master_keys set retired_at = now() where kid = 'old'`);
    expect((await openKeyRing(database, createKeySource(NEW))).kids).toEqual(['new']);
    const encrypted = encryptText(keys, { purpose: 'legacy signing secret', row: 'late' }, 'x');
    await database.query('insert into secrets (name, value) values ($1, $2)', ['late', encrypted]);
    await expect(openKeyRing(database, createKeySource(NEW))).rejects.toThrow('has no key "old"');
  });

  test('keep the primary key of a rotation when a process starts with the previous order', async () => {
    const log = jest.fn();
    await openKeyRing(database, createKeySource(OLD));
    expect((await openKeyRing(database, createKeySource(NEW, OLD))).primaryKid).toBe('new');
    const late = await openKeyRing(database, createKeySource(OLD, NEW), log);
    expect([late.primaryKid, late.kids]).toEqual(['new', ['new', 'old']]);
    expect(log.mock.calls).toEqual([[expect.stringContaining('Put "new" first')]]);
    const next = await openKeyRing(database, createKeySource(makeMasterKey('next', 3), OLD, NEW), log);
    expect(next.primaryKid).toBe('next');
    expect(
      (await openKeyRing(database, createKeySource(NEW, OLD, makeMasterKey('next', 3)), log)).primaryKid,
    ).toBe('next');
  });

  test('follow the configured order before a rotation, and among keys from before rotations were recorded', async () => {
    expect((await openKeyRing(database, createKeySource(OLD, NEW))).primaryKid).toBe('old');
    expect((await openKeyRing(database, createKeySource(OLD, NEW))).primaryKid).toBe('old');
    // As a migration set it for the keys that were registered before it was recorded.
    await database.query('update master_keys set primary_since = now()');
    expect((await openKeyRing(database, createKeySource(NEW, OLD))).primaryKid).toBe('new');
  });

  test.each([
    ['the group can read', 0o640],
    ['everybody can read', 0o604],
    ['everybody can write', 0o602],
  ])('are refused in a file of the same user that %s, with the command that fixes it', async (_who, mode) => {
    const path = join(dataDir, 'mounted');
    await writeFile(path, newMasterKey(new Date()));
    await chmod(path, mode);
    await expect(open({ keyFile: path })).rejects.toThrow(`Run: chmod 600 "${path}"`);
    await chmod(path, 0o400);
    expect((await open({ keyFile: path })).kids).toHaveLength(1);
  });

  test('are refused in the file of the data folder when others can read it', async () => {
    await open();
    await chmod(getDefaultKeyFile(dataDir), 0o644);
    await expect(open()).rejects.toThrow('has the permissions 0644');
  });

  test('never appear in messages', async () => {
    const masterKeys = 'k1:hunter2hunter2';
    const problem = await open({ masterKeys }).catch(String);
    expect(problem).toContain('Key 1 is not an ID, a colon and 32 bytes in base64');
    expect(problem).not.toContain('hunter2');
  });
});
