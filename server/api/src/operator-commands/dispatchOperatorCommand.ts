import { askServer } from './askServer';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';
import type { OperatorOptions } from './runOnDatabase';

/**
 * Runs an operator's command: through the server that has the embedded database open, since only one process can, or
 * else directly on the database.
 * @throws {CommandError} When the command can't be carried out.
 */
export async function runOperatorCommandHere(
  options: OperatorOptions,
  command: OperatorCommand,
): Promise<OperatorResponse> {
  const response = options.databaseUrl ? undefined : await askServer(options.dataDir, command);
  if (response) return response;
  // Imported on demand, because most of the API and a database come with it.
  const { runOnDatabase } = await import('./runOnDatabase');
  return runOnDatabase(options, command);
}
