import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import type { FlagCommand } from '../flags/FlagCommand';
import { runFlagCommand } from '../flags/runFlagCommand';
import { runReview } from '../kyc/review/runReview';
import type { NewsCommand } from '../news/NewsCommand';
import { runNewsCommand } from '../news/runNewsCommand';
import { createOperatorToken } from '../releases/permissions/releaseTokens';
import type { ReleaseTokenCommand } from '../releases/permissions/ReleaseTokenCommand';
import { runReleaseTokenCommand } from '../releases/permissions/runReleaseTokenCommand';
import { runStaffCommand } from '../staff/runStaffCommand';
import type { StaffCommand } from '../staff/StaffCommand';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';

const isStaffCommand = (command: OperatorCommand): command is StaffCommand =>
  command.action.endsWith('Staff');

const isFlagCommand = (command: OperatorCommand): command is FlagCommand => /Flags?$/.test(command.action);

const isTokenCommand = (command: OperatorCommand): command is ReleaseTokenCommand =>
  /ReleaseTokens?$/.test(command.action);

const isNewsCommand = (command: OperatorCommand): command is NewsCommand => command.action.endsWith('News');

const toResponse = (lines: string[]): OperatorResponse => ({ lines, pictures: [] });

/**
 * Runs an operator's command.
 * @param url Where this process serves the API; undefined when it doesn't.
 * @throws {CommandError} When the command can't be carried out.
 */
export const runOperatorCommand = async (
  context: Context,
  command: OperatorCommand,
  url?: string,
): Promise<OperatorResponse> => {
  if (isStaffCommand(command)) return toResponse(await runStaffCommand(context, command));
  if (isFlagCommand(command)) return toResponse(await runFlagCommand(context, command));
  if (isNewsCommand(command)) return toResponse(await runNewsCommand(context, command));
  if (isTokenCommand(command)) return toResponse(await runReleaseTokenCommand(context, command));
  if (command.action !== 'openReleases') return runReview(context, command);
  if (!url)
    throw new CommandError(
      'Could not open the releases: no server of this product is running. Start it with: npm start',
    );
  const token = await createOperatorToken(context, command.user);
  return { ...toResponse([]), releases: { url, token, pagesUrl: context.config.publicUrl } };
};
