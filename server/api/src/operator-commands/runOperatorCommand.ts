import type { Context } from '../Context';
import { runReview } from '../kyc/review/runReview';
import { runStaffCommand } from '../staff/runStaffCommand';
import type { StaffCommand } from '../staff/StaffCommand';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';

const isStaffCommand = (command: OperatorCommand): command is StaffCommand =>
  command.action.endsWith('Staff');

/**
 * Runs an operator's command.
 * @throws {CommandError} When it can't be carried out.
 */
export const runOperatorCommand = async (
  context: Context,
  command: OperatorCommand,
): Promise<OperatorResponse> =>
  isStaffCommand(command)
    ? { lines: await runStaffCommand(context, command), pictures: [] }
    : runReview(context, command);
