import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import type { FlagCommand } from '../flags/FlagCommand';
import { runFlagCommand } from '../flags/runFlagCommand';
import type { ReviewCommand } from '../kyc/review/ReviewCommand';
import { runReview } from '../kyc/review/runReview';
import type { NewsCommand } from '../news/NewsCommand';
import { runNewsCommand } from '../news/runNewsCommand';
import { createOperatorToken } from '../releases/permissions/releaseTokens';
import type { ReleaseTokenCommand } from '../releases/permissions/ReleaseTokenCommand';
import { runReleaseTokenCommand } from '../releases/permissions/runReleaseTokenCommand';
import { runStaffCommand } from '../staff/runStaffCommand';
import type { StaffCommand } from '../staff/StaffCommand';
import type { OpenReleasesCommand, OperatorCommand, OperatorResponse } from './OperatorCommand';

/** Returns a function that checks whether a command is one of those with these actions. */
const isOneOf =
  <Command extends OperatorCommand>(...actions: Command['action'][]) =>
  (command: OperatorCommand): command is Command =>
    (actions as string[]).includes(command.action);

const isStaffCommand = isOneOf<StaffCommand>('listStaff', 'grantStaff', 'revokeStaff');
const isFlagCommand = isOneOf<FlagCommand>('listFlags', 'logFlags', 'setFlag', 'removeFlag');
const isNewsCommand = isOneOf<NewsCommand>('listNews', 'withdrawNews', 'publishNews');
const isTokenCommand = isOneOf<ReleaseTokenCommand>(
  'listReleaseTokens',
  'createReleaseToken',
  'revokeReleaseToken',
);
const isReviewCommand = isOneOf<ReviewCommand>('list', 'show', 'take', 'approve', 'reject');
const isOpenReleasesCommand = isOneOf<OpenReleasesCommand>('openReleases');

const toResponse = (lines: string[]): OperatorResponse => ({ lines, pictures: [] });

/** Returns access to the release API at `url`. Throws a `CommandError` when this process doesn't serve it. */
async function openReleases(
  context: Context,
  { user }: OpenReleasesCommand,
  url: string | undefined,
): Promise<OperatorResponse> {
  if (!url)
    throw new CommandError(
      'Could not open the releases: no server of this product is running. Start it with: npm start',
    );
  const token = await createOperatorToken(context, user);
  return { ...toResponse([]), releases: { url, token, pagesUrl: context.config.publicUrl } };
}

/**
 * Runs an operator's command. Its actions are compared in full, because a command line of another version may send unknown ones.
 * @param url Where this process serves the API; undefined when it doesn't.
 * @throws {CommandError} When the command is unknown or can't be carried out.
 */
export async function runOperatorCommand(
  context: Context,
  command: OperatorCommand,
  url?: string,
): Promise<OperatorResponse> {
  if (isStaffCommand(command)) return toResponse(await runStaffCommand(context, command));
  if (isFlagCommand(command)) return toResponse(await runFlagCommand(context, command));
  if (isNewsCommand(command)) return toResponse(await runNewsCommand(context, command));
  if (isTokenCommand(command)) return toResponse(await runReleaseTokenCommand(context, command));
  if (isReviewCommand(command)) return runReview(context, command);
  if (isOpenReleasesCommand(command)) return openReleases(context, command, url);
  throw new CommandError(
    `The running server does not know the command "${(command as OperatorCommand).action}". Restart it with this version, then run the command again.`,
  );
}
