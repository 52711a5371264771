import { ReleaseApiError } from '@hashgrid/contracts/releases';
import { BuildError } from '../compile/BuildError';
import { ReleaseError } from '../release/ReleaseError';
import { COMMAND_LINE } from './commandLine';
import { UsageError } from './UsageError';

/** Errors whose message is all that a user needs. */
const EXPECTED_ERRORS = [BuildError, ReleaseApiError, ReleaseError, UsageError];

/** Returns what a command prints about an error: the message of an expected one, or the error itself, with its stack. */
export const describeFailure = (error: unknown): unknown =>
  EXPECTED_ERRORS.some((type) => error instanceof type)
    ? // Servers name commands as the workspace of the product calls them.
      (error as Error).message.replaceAll('npm run release --', COMMAND_LINE)
    : error;
