import { sendOperatorCommand } from '@hashgrid/contracts/releases';
import { CommandError } from '../CommandError';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';

/**
 * Sends an operator's command to the server that runs on this data folder. Returns undefined when none runs.
 * @throws {CommandError} When the command can't be carried out.
 */
export async function sendToServer(
  dataDir: string,
  command: OperatorCommand,
): Promise<OperatorResponse | undefined> {
  const answer = await sendOperatorCommand(dataDir, command);
  if (!answer) return undefined;
  const body = JSON.parse(answer.body) as OperatorResponse & { message: string };
  if (answer.status === 200) return body;
  throw new CommandError(answer.status === 422 ? body.message : `The server failed: ${body.message}`);
}
