import { HASH_COST, LIMITS, type ApiConfig } from '../../config';
import type { DatabaseLocation } from '../../database/openDatabase';
import { openContext } from '../../openContext';
import { askServer } from './askServer';
import type { ReviewAnswer, ReviewCommand } from './ReviewCommand';
import { reviewDatabase } from './reviewDatabase';
import { runReview } from './runReview';

/**
 * Does what a reviewer asks for: through the server that runs on the embedded database, which one process alone can
 * open, or else on the database itself.
 * @throws {ReviewError} When it cannot be done.
 */
export async function reviewHere(
  options: DatabaseLocation & Omit<ApiConfig, 'limits' | 'hashCost'>,
  command: ReviewCommand,
): Promise<ReviewAnswer> {
  const answer = options.databaseUrl ? undefined : await askServer(options.dataDir, command);
  if (answer) return answer;
  const database = await reviewDatabase(options);
  try {
    const context = await openContext(
      database,
      { ...options, limits: LIMITS, hashCost: HASH_COST },
      // Whatever this shell knows of a mail server: one that runs delivers the mails, or its outbox shows them.
      { log: () => undefined, isMailDelivered: true },
    );
    return await runReview(context, command);
  } finally {
    await database.close();
  }
}
