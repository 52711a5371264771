import { COMMAND_LINE } from './commandLine';

/** Returns the hint for a missing or unknown name: the valid names or, if there are none, how to create a remote. */
export const describeChoices = (names: readonly string[]): string =>
  names.length > 0
    ? `Choose one of: ${names.join(', ')}.`
    : `This repository has no remotes yet. Create one with: ${COMMAND_LINE} new <name>`;
