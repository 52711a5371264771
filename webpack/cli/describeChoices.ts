import { COMMAND_LINE } from './commandLine';

/** Returns what to do after a wrong name: choose one of these, or create a remote where there is none. */
export const describeChoices = (names: readonly string[]): string =>
  names.length > 0
    ? `Choose one of: ${names.join(', ')}.`
    : `This repository has no remotes yet. Create one with: ${COMMAND_LINE} new <name>`;
