import { usesEnvironment } from '../environment/usesEnvironment';
import { COMMAND_LINE } from './commandLine';

/** A command of `hashgrid`; its code is loaded when it runs. */
interface Command {
  /** What follows the command's name. */
  parameters: string;
  purpose: string;
  /** What its options and settings do, a line each, for `--help`. */
  details?: readonly string[];
  run(args: string[]): Promise<void>;
}

/** Runs a release command, which reads its arguments from `process.argv`. */
const runRelease = async (): Promise<void> => {
  await import('../release/cli');
};

/** Starts the product of the workspace, or uses the one of the settings: a team's own repository has no product to start. */
const runDev = async ([name]: string[]): Promise<void> => {
  if (!usesEnvironment()) return (await import('../dev/dev')).dev(name);
  const { getEnvironmentUrl } = await import('../environment/readLiveSet');
  const { devAgainstEnvironment } = await import('../dev/devAgainstEnvironment');
  return devAgainstEnvironment(name ?? '', getEnvironmentUrl());
};

const CHANNEL = '--channel <name>        channel to change or show (default: live)';
const TARGET = 'The product is the one that runs on HASHGRID_DATA, or at HASHGRID_URL with HASHGRID_TOKEN.';
/** Help of commands that change releases. */
const CHANGE_DETAILS = ['--reason <text>         reason for the log', CHANNEL, TARGET];
/** Help of commands that show releases. */
const SHOW_DETAILS = [CHANNEL, TARGET];

export const COMMANDS: Readonly<Record<string, Command>> = {
  new: {
    parameters: '<name> [--no-install]',
    purpose: 'create a remote that builds, runs and has a test',
    run: async (args) => (await import('../new-remote/newRemote')).newRemote(args),
  },
  dev: {
    parameters: '<name>',
    purpose: 'serve the product, or the one at HASHGRID_URL, and rebuild this remote on every save',
    run: runDev,
  },
  test: {
    parameters: '[<name>] [Jest options]',
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
    purpose: 'build, compare with what is live, run the tests and open the pages in the live shell',
    details: [
      'The product is the one at HASHGRID_URL, or in the workspace the one that runs on HASHGRID_DATA.',
      'HASHGRID_PAGES_URL is the gateway whose pages are opened, if HASHGRID_URL is the address of the API.',
      'It needs no token, because what is live is public. In the workspace, <name> may be the shell.',
      'HASHGRID_CHROMIUM names the browser that opens the pages.',
    ],
    run: async (args) => (await import('../check/check')).check(args),
  },
  publish: {
    parameters: '<name> | --all',
    purpose: 'build, check, upload and make it live, with --canary for a share of the players first',
    details: [
      '--emergency "<why>"     skip the check; the log keeps the reason',
      '--canary 5%             give it to this share of the players first',
      '--promote-after 30m     then give it to all players after this time, unless it fails more than the live release',
      '--if-changed            publish only what differs from the live releases',
      '--replaces <release>    publish only if this release is still live ("none" for a first release)',
      '--keep-others           keep what another checkout has published, and skip the check; needs --all --if-changed',
      ...CHANGE_DETAILS,
    ],
    run: runRelease,
  },
  canary: {
    parameters: '<name> (<share> | promote | stop)',
    purpose: 'change the share of the players who get a canary, make it live, or end it',
    details: [
      '--promote-after 30m     make it live after this time, unless it fails more than the live release',
      ...CHANGE_DETAILS,
    ],
    run: runRelease,
  },
  preview: {
    parameters: '<name>[@<release>]',
    purpose: 'make a link that shows a build in the browsers that open it',
    details: [
      'Without <release> it builds and uploads the sources of this repository; nothing becomes live.',
      '--expires 2h            how long the link is valid (default: 1d)',
      '--local                 show a build from this computer, rebuilt on every save',
      '--revoke <id>           revoke a link instead',
      ...CHANGE_DETAILS,
    ],
    run: runRelease,
  },
  rollback: {
    parameters: '<name>',
    purpose: 'make the previous release live again',
    details: CHANGE_DETAILS,
    run: runRelease,
  },
  promote: {
    parameters: '<name> --from <channel>',
    purpose: 'check what is live in another channel, and make it live without building',
    details: ['--emergency "<why>"     skip the check; the log keeps the reason', ...CHANGE_DETAILS],
    run: runRelease,
  },
  pin: {
    parameters: '<name> [<release>]',
    purpose: 'keep a release live and refuse all others',
    details: CHANGE_DETAILS,
    run: runRelease,
  },
  unpin: {
    parameters: '<name>',
    purpose: 'allow other releases again',
    details: CHANGE_DETAILS,
    run: runRelease,
  },
  pause: { parameters: '<name>', purpose: 'refuse new releases', details: CHANGE_DETAILS, run: runRelease },
  resume: {
    parameters: '<name>',
    purpose: 'allow new releases again',
    details: CHANGE_DETAILS,
    run: runRelease,
  },
  unpublish: {
    parameters: '<name>',
    purpose: 'take a remote out of service',
    details: CHANGE_DETAILS,
    run: runRelease,
  },
  list: {
    parameters: '',
    purpose: 'show live and previous releases, and who paused or pinned them',
    details: SHOW_DETAILS,
    run: runRelease,
  },
  diff: {
    parameters: '<channel> <channel>',
    purpose: 'show what differs between two channels',
    details: [TARGET],
    run: runRelease,
  },
  log: {
    parameters: '[<name>]',
    purpose: 'show who changed what, when and why',
    details: ['--cursor <id>           show older changes', ...SHOW_DETAILS],
    run: runRelease,
  },
};

/** Returns the help of one command. */
export const describeCommand = (name: string, { parameters, purpose, details = [] }: Command): string =>
  [
    `Usage: ${COMMAND_LINE} ${name} ${parameters}`.trim(),
    purpose,
    ...details.map((line) => `  ${line}`),
  ].join('\n');

const lines = Object.entries(COMMANDS).map(([name, { parameters, purpose }]): [string, string] => [
  `${name} ${parameters}`.trim(),
  purpose,
]);
const width = Math.max(...lines.map(([usage]) => usage.length));

export const USAGE = [
  `Usage: ${COMMAND_LINE} <command>`,
  ...lines.map(([usage, purpose]) => `  ${usage.padEnd(width)}  ${purpose}`),
  `Options of a command: ${COMMAND_LINE} <command> --help`,
].join('\n');
