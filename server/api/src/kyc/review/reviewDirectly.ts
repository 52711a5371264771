import { HASH_COST, LIMITS, type ApiConfig } from '../../config';
import { chooseKeySource, type KeyOptions } from '../../cryptography/KeySource';
import { openKeyRing } from '../../cryptography/openKeyRing';
import type { DatabaseLocation } from '../../database/openDatabase';
import { openContext } from '../../openContext';
import type { OperatorCommand, ReviewResponse } from './ReviewCommand';
import { reviewDatabase } from './reviewDatabase';
import { runCommand } from './runCommand';

export type ReviewOptions = DatabaseLocation & KeyOptions & Omit<ApiConfig, 'limits' | 'hashCost'>;

/**
 * Runs a reviewer's command on the database, which this process opens for it.
 * @throws {ReviewError} When the command can't be carried out.
 */
export async function reviewDirectly(
  options: ReviewOptions,
  command: OperatorCommand,
): Promise<ReviewResponse> {
  const keySource = await chooseKeySource(options);
  const database = await reviewDatabase(options);
  try {
    const context = await openContext(
      database,
      { ...options, limits: LIMITS, hashCost: HASH_COST },
      // The settings of this shell's mail server don't matter: a running server delivers the emails, or its outbox
      // shows them.
      { keys: await openKeyRing(database, keySource), log: () => undefined, isMailDelivered: true },
    );
    return await runCommand(context, command);
  } finally {
    await database.close();
  }
}
