import type { Context } from '../../Context';
import { runStaffCommand } from '../../staff/runStaffCommand';
import { StaffError, type StaffCommand } from '../../staff/StaffCommand';
import { ReviewError } from '../ReviewError';
import type { OperatorCommand, ReviewResponse } from './ReviewCommand';
import { runReview } from './runReview';

const isStaffCommand = (command: OperatorCommand): command is StaffCommand =>
  command.action.endsWith('Staff');

async function runForStaff(context: Context, command: StaffCommand): Promise<ReviewResponse> {
  try {
    return { lines: await runStaffCommand(context, command), pictures: [] };
  } catch (error) {
    throw error instanceof StaffError ? new ReviewError(error.message) : error;
  }
}

/**
 * Runs a command of a reviewer or of an operator.
 * @throws {ReviewError} When it can't be carried out.
 */
export const runCommand = (context: Context, command: OperatorCommand): Promise<ReviewResponse> =>
  isStaffCommand(command) ? runForStaff(context, command) : runReview(context, command);
