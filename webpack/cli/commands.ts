import { IS_WORKSPACE } from '../compile/paths';

/** A command of `hashgrid`; its code is loaded when it runs. */
interface Command {
  /** What follows the command's name. */
  parameters: string;
  purpose: string;
  run(args: string[]): Promise<void>;
}

/** Reads its arguments from the command line itself. */
const runRelease = async (): Promise<void> => {
  await import('../release/cli');
};

/** A team's own repository has no product to start. */
const runDev = async ([name]: string[]): Promise<void> => {
  if (IS_WORKSPACE && !process.env.HASHGRID_URL) return (await import('../dev/dev')).dev(name);
  const { getEnvironmentUrl } = await import('../environment/readLiveSet');
  const { devAgainstEnvironment } = await import('../dev/devAgainstEnvironment');
  return devAgainstEnvironment(name ?? '', getEnvironmentUrl());
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    parameters: '<name> [--no-install]',
    purpose: 'write a remote that builds, runs and has a test',
    run: async (args) => (await import('../new-remote/newRemote')).newRemote(args),
  },
  dev: {
    parameters: '<name>',
    purpose: 'the product with this remote rebuilt at every save; that at HASHGRID_URL, if it is set',
    run: runDev,
  },
  test: {
    parameters: '[<name>] [options of Jest]',
    purpose: 'run the tests of a remote, or of all',
    run: async (args) => {
      const { runTests } = await import('../jest/runTests');
      if (!runTests(args)) process.exitCode = 1;
    },
  },
  build: {
    parameters: '[<name>…]',
    purpose: 'build into dist, without publishing',
    run: async (args) => (await import('../build/buildAll')).buildAll(args),
  },
  check: {
    parameters: '<name>',
    purpose:
      'build, and compare with what is live at HASHGRID_URL; its tests, and its pages in the live shell',
    run: async ([name]) => (await import('../check/check')).check(name),
  },
  publish: {
    parameters: '<name> | --all',
    purpose: 'build, check, upload and make it live',
    run: runRelease,
  },
  rollback: { parameters: '<name>', purpose: 'make the previous release live again', run: runRelease },
  promote: {
    parameters: '<name> --from <channel>',
    purpose: 'make what is live in another channel live, without building',
    run: runRelease,
  },
  pin: {
    parameters: '<name> [<release>]',
    purpose: 'keep a release live, refuse all others',
    run: runRelease,
  },
  unpin: { parameters: '<name>', purpose: 'take other releases again', run: runRelease },
  pause: { parameters: '<name>', purpose: 'refuse new releases', run: runRelease },
  resume: { parameters: '<name>', purpose: 'take new releases again', run: runRelease },
  unpublish: { parameters: '<name>', purpose: 'take a remote out of service', run: runRelease },
  list: { parameters: '', purpose: 'show live and previous releases, and who holds them', run: runRelease },
  diff: {
    parameters: '<channel> <channel>',
    purpose: 'show what differs between two channels',
    run: runRelease,
  },
  log: { parameters: '[<name>]', purpose: 'show who changed what, when and why', run: runRelease },
};

const lines = Object.entries(COMMANDS).map(([name, { parameters, purpose }]): [string, string] => [
  `${name} ${parameters}`.trim(),
  purpose,
]);
const width = Math.max(...lines.map(([call]) => call.length));

export const USAGE = [
  'Usage: hashgrid <command>',
  ...lines.map(([call, purpose]) => `  ${call.padEnd(width)}  ${purpose}`),
].join('\n');
