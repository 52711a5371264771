import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import { runReview } from '../kyc/review/runReview';
import { createOperatorToken } from '../releases/releaseTokens';
import type { ReleaseTokenCommand } from '../releases/ReleaseTokenCommand';
import { runReleaseTokenCommand } from '../releases/runReleaseTokenCommand';
import { runStaffCommand } from '../staff/runStaffCommand';
import type { StaffCommand } from '../staff/StaffCommand';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';

const isStaffCommand = (command: OperatorCommand): command is StaffCommand =>
  command.action.endsWith('Staff');

const isTokenCommand = (command: OperatorCommand): command is ReleaseTokenCommand =>
  /ReleaseTokens?$/.test(command.action);

const onlyLines = (lines: string[]): OperatorResponse => ({ lines, pictures: [] });

/**
 * Runs an operator's command.
 * @param url Where this process serves the API; undefined when it doesn't.
 * @throws {CommandError} When it can't be carried out.
 */
export const runOperatorCommand = async (
  context: Context,
  command: OperatorCommand,
  url?: string,
): Promise<OperatorResponse> => {
  if (isStaffCommand(command)) return onlyLines(await runStaffCommand(context, command));
  if (isTokenCommand(command)) return onlyLines(await runReleaseTokenCommand(context, command));
  if (command.action !== 'openReleases') return runReview(context, command);
  if (!url)
    throw new CommandError('Nothing runs that could change releases. Start the product with: npm start');
  return { ...onlyLines([]), releases: { url, token: await createOperatorToken(context, command.user) } };
};
