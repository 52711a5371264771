import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { sendToServer } from './sendToServer';
import type { OperatorCommand } from './OperatorCommand';
import { serveOperatorCommands } from './serveOperatorCommands';

describe('operators’ commands through the server that has the database open', () => {
  const api = openTestApi();
  let dataDir: string;
  let stop: () => Promise<void>;
  const stops: (() => Promise<void>)[] = [];

  const start = async () => {
    const stopOne = await serveOperatorCommands(api.context, { dataDir, url: 'http://localhost:1' });
    stops.push(stopOne);
    return stopOne;
  };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-operator-'));
    stop = await start();
  });
  afterEach(async () => {
    for (const stopOne of stops.splice(0)) await stopOne();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('runs a command on the server and passes on its error message', async () => {
    const { username } = await newSession(api);
    const response = await sendToServer(dataDir, { action: 'grantStaff', username });
    expect(response!.lines).toEqual([`${username} is now staff.`]);
    expect((await sendToServer(dataDir, { action: 'listStaff' }))!.lines).toContain(username);
    await expect(sendToServer(dataDir, { action: 'show', username, reviewer: 'rita' })).rejects.toThrow(
      'has not started an identity verification',
    );
  });

  test('logs the stack of an unexpected error, and does not log an expected one', async () => {
    const logged = api.log.length;
    await expect(
      sendToServer(dataDir, { action: 'show', username: 'nobody', reviewer: 'rita' }),
    ).rejects.toThrow();
    expect(api.log.slice(logged)).toEqual([]);
    await expect(sendToServer(dataDir, { action: 'show' } as OperatorCommand)).rejects.toThrow(
      /^The server failed: /,
    );
    expect(api.log.slice(logged)).toEqual([
      expect.stringMatching(/^Could not run an operator's command: TypeError: .*\n +at /),
    ]);
  });

  test.each(['rename', 'renameStaff'])('rejects the command "%s", which it does not know', async (action) => {
    const { username } = await newSession(api);
    await sendToServer(dataDir, { action: 'grantStaff', username });
    const unknown = { action, username } as unknown as OperatorCommand;
    await expect(sendToServer(dataDir, unknown)).rejects.toThrow(
      `The running server does not know the command "${action}". Restart it with this version, then run the command again.`,
    );
    expect((await sendToServer(dataDir, { action: 'listStaff' }))!.lines).toContain(username);
  });

  test('logs that the path of the data folder is too long for a socket', async () => {
    const longDir = join(dataDir, 'x'.repeat(200));
    await serveOperatorCommands(api.context, { dataDir: longDir, url: 'http://localhost:1' });
    expect(api.log.at(-1)).toBe(
      `Could not serve operators' commands: the path of "${longDir}" is too long for a socket. Stop the server before running a command.`,
    );
  });

  test("makes the socket accessible only to the server's own user", async () => {
    expect((await stat(join(dataDir, 'operator'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'operator', 'server.sock'))).mode & 0o777).toBe(0o600);
  });

  test('responds after many concurrent starts on the same folder', async () => {
    await Promise.all(Array.from({ length: 30 }, start));
    expect((await sendToServer(dataDir, { action: 'list' }))!.lines).toBeDefined();
  });

  test('still responds when another server on the same folder has stopped', async () => {
    await start();
    await stop();
    expect(await sendToServer(dataDir, { action: 'list' })).toBeDefined();
  });

  test('deletes its socket when it stops, which some archivers refuse to read', async () => {
    await stop();
    await expect(stat(join(dataDir, 'operator', 'server.sock'))).rejects.toThrow('ENOENT');
  });

  test('returns no response without a server, and replaces the socket of a killed one', async () => {
    await stop();
    expect(await sendToServer(dataDir, { action: 'list' })).toBeUndefined();
    await writeFile(join(dataDir, 'operator', 'server.sock'), '');
    expect(await sendToServer(dataDir, { action: 'list' })).toBeUndefined();
    await start();
    expect((await sendToServer(dataDir, { action: 'list' }))!.lines).toBeDefined();
  });
});
