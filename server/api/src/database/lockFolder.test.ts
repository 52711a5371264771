import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './lockFolder';

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describe('the lock of a database folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(os.tmpdir(), 'hashgrid-lock-'));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  test('can be held only once at a time, and again after its release', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    const unlockAgain = await lockFolder(folder);
    await unlockAgain();
  });

  describeOnLinux('on Linux', () => {
    test('also keeps out a process with another temporary folder, such as a systemd service with `PrivateTmp`', async () => {
      const unlock = await lockFolder(folder);
      jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
      await unlock();
    });
  });
});
