import { isHelpOption } from '@hashgrid/contracts/command-line';
import { COMMAND_LINE } from './commandLine';
import { COMMANDS, describeCommand, USAGE } from './commands';
import { describeFailure } from './describeFailure';
import { CommandError } from './CommandError';

/** Runs `hashgrid <command>`, in the workspace of the product or in a team's own repository. */
const run = async ([name, ...args]: string[]): Promise<void> => {
  const command = name && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (isHelpOption(name)) return console.log(USAGE);
  if (!command)
    throw new CommandError(
      name ? `There is no command "${name}". See all with: ${COMMAND_LINE} --help` : USAGE,
    );
  if (args.some(isHelpOption)) return console.log(describeCommand(name ?? '', command));
  await command.run(args);
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(await describeFailure(error));
  // A watcher of sources would keep the process alive.
  process.exit(1);
}
