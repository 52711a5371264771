import { CommandError } from '../cli/CommandError';
import { BuildError } from '../compile/BuildError';
import { buildRemote } from '../remote/buildRemote';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { buildAll } from './buildAll';

jest.mock('../compile/paths', () => ({
  ...jest.requireActual<object>('../compile/paths'),
  IS_WORKSPACE: false,
}));
jest.mock('../remote/loadRemoteConfig');
jest.mock('../remote/buildRemote');
jest.mock('../shell/buildShell');

test('says that there is nothing to build in a repository without remotes, and how to create one', async () => {
  jest.mocked(listRemoteNames).mockReturnValue([]);
  const log = jest.spyOn(console, 'log').mockImplementation();
  await buildAll([]);
  expect(log.mock.calls).toEqual([
    [
      'There is nothing to build. This repository has no remotes yet. Create one with: npx hashgrid new <name>',
    ],
  ]);
});

test.each(['finanse', '../remotes/shop', ''])(
  'rejects the name %j before it builds anything, and lists the names',
  async (name) => {
    jest.mocked(listRemoteNames).mockReturnValue(['market', 'shop']);
    await expect(buildAll(['market', name])).rejects.toThrow(
      new CommandError(`There is no remote "${name}". Choose one of: market, shop.`),
    );
    expect(buildRemote).not.toHaveBeenCalled();
  },
);

test('builds every remote of the repository when it gets no name', async () => {
  jest.mocked(listRemoteNames).mockReturnValue(['market', 'shop']);
  jest.spyOn(console, 'log').mockImplementation();
  await buildAll([]);
  expect(jest.mocked(buildRemote).mock.calls.map(([name]) => name)).toEqual(['market', 'shop']);
});

test('builds the other remotes after one that fails, reports it, and fails', async () => {
  jest.mocked(listRemoteNames).mockReturnValue(['market', 'shop']);
  jest.mocked(buildRemote).mockRejectedValueOnce(new BuildError('market', ['There is no route.']));
  const log = jest.spyOn(console, 'log').mockImplementation();
  const logError = jest.spyOn(console, 'error').mockImplementation();
  const setExitCode = jest.spyOn(process, 'exitCode', 'set').mockImplementation();
  await buildAll([]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Built shop in /)]]);
  expect(logError.mock.calls).toEqual([[expect.stringContaining('There is no route.')]]);
  expect(setExitCode.mock.calls).toEqual([[1]]);
});
