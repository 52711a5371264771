import { COMMAND_LINE } from '../cli/commandLine';
import { runTests } from '../jest/runTests';
import type { Finding } from './Finding';

/** Runs the unit tests of the shell or a remote. */
export const checkTests = (name: string, version: string): Finding[] =>
  runTests([name])
    ? []
    : [
        {
          problem: `Tests of ${name} ${version} fail; see the output above.`,
          remedy: `Run them again with: ${COMMAND_LINE} test ${name}`,
        },
      ];
