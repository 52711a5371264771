import { HASH_COST, LIMITS, type ApiConfig } from '../config';
import { chooseKeySource, type KeyOptions } from '../cryptography/KeySource';
import { openKeyRing } from '../cryptography/openKeyRing';
import type { DatabaseLocation } from '../database/openDatabase';
import { openContext } from '../openContext';
import { openOperatorDatabase } from './openOperatorDatabase';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';
import { runOperatorCommand } from './runOperatorCommand';

export type OperatorOptions = DatabaseLocation & KeyOptions & Omit<ApiConfig, 'limits' | 'hashCost'>;

/**
 * Runs an operator's command on the database, which this process opens for it.
 * @throws {CommandError} When the command can't be carried out.
 */
export async function runOnDatabase(
  options: OperatorOptions,
  command: OperatorCommand,
): Promise<OperatorResponse> {
  const keySource = await chooseKeySource(options);
  const database = await openOperatorDatabase(options);
  try {
    const context = await openContext(
      database,
      { ...options, limits: LIMITS, hashCost: HASH_COST },
      // The settings of this shell's mail server don't matter: a running server delivers the emails, or its outbox
      // shows them.
      { keys: await openKeyRing(database, keySource), log: () => undefined, isEmailDelivered: true },
    );
    return await runOperatorCommand(context, command);
  } finally {
    await database.close();
  }
}
