import { BuildError } from '../compile/BuildError';
import { ReleaseError } from '../release/ReleaseError';
import { COMMAND_LINE } from './commandLine';
import { CommandError } from './CommandError';

/** Returns what a command prints about an error: the message of an expected one, or the error itself, with its stack. */
export const describeFailure = async (error: unknown): Promise<unknown> => {
  // Imported on demand, because it includes the schemas of releases, which no build needs.
  const { OperatorAccessError, OperatorConnectionError, ReleaseApiError } =
    await import('@hashgrid/contracts/releases');
  const expected = [
    BuildError,
    OperatorAccessError,
    OperatorConnectionError,
    ReleaseApiError,
    ReleaseError,
    CommandError,
  ];
  return expected.some((type) => error instanceof type)
    ? // A server's message names commands as they are run in the workspace of the product.
      (error as Error).message.replaceAll('npm run release --', COMMAND_LINE)
    : error;
};
