import type { Context } from '../../Context';
import { runStaffCommand } from '../../staff/runStaffCommand';
import { StaffError } from '../../staff/StaffCommand';
import { ReviewError } from '../ReviewError';
import type { OperatorCommand, ReviewResponse } from './ReviewCommand';
import { runReview } from './runReview';

/**
 * Runs a command of a reviewer or of an operator.
 * @throws {ReviewError} When it can't be carried out.
 */
export async function runCommand(context: Context, command: OperatorCommand): Promise<ReviewResponse> {
  switch (command.action) {
    case 'listStaff':
    case 'grantStaff':
    case 'revokeStaff':
      try {
        return { lines: await runStaffCommand(context, command), pictures: [] };
      } catch (error) {
        throw error instanceof StaffError ? new ReviewError(error.message) : error;
      }
    default:
      return runReview(context, command);
  }
}
