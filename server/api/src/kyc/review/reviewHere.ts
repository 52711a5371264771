import { askServer } from './askServer';
import type { OperatorCommand, ReviewResponse } from './ReviewCommand';
import type { ReviewOptions } from './reviewDirectly';

/**
 * Runs a reviewer's command: through the server that has the embedded database open, since only one process can, or
 * else directly on the database.
 * @throws {ReviewError} When the command can't be carried out.
 */
export async function reviewHere(options: ReviewOptions, command: OperatorCommand): Promise<ReviewResponse> {
  const response = options.databaseUrl ? undefined : await askServer(options.dataDir, command);
  if (response) return response;
  // Imported on demand, because most of the API and a database come with it.
  const { reviewDirectly } = await import('./reviewDirectly');
  return reviewDirectly(options, command);
}
