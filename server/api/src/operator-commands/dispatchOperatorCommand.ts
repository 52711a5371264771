import { sendToServer } from './sendToServer';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';
import type { OperatorOptions } from './runOnDatabase';

/**
 * Sends an operator's command to the server that has the embedded database open, because only one process can open it. Without such
 * a server, runs it directly on the database.
 * @throws {CommandError} When the command can't be carried out.
 */
export async function dispatchOperatorCommand(
  options: OperatorOptions,
  command: OperatorCommand,
): Promise<OperatorResponse> {
  const response = options.databaseUrl ? undefined : await sendToServer(options.dataDir, command);
  if (response) return response;
  // Imported on demand, because most of the API and a database come with it.
  const { runOnDatabase } = await import('./runOnDatabase');
  return runOnDatabase(options, command);
}
