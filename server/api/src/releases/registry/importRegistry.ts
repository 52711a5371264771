import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { LIVE_CHANNEL, listPublishedNames, parseRegistry } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import type { Transaction } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { claimName, claimPaths } from '../permissions/claimNames';
import { OPERATOR_TEAM } from '../permissions/ReleaseActor';
import { lockChannel, saveName, setRevision } from './registry.queries';
import { addLogEntry } from './releaseLog.queries';

function readRegistryFile(file: string): Registry {
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `Could not read ${file}: ${(error as Error).message}. Restore a backup, or delete it and publish everything again.`,
    );
  }
}

async function importName(
  transaction: Transaction,
  registry: Registry,
  name: string,
  { now, log }: Pick<Context, 'now' | 'log'>,
): Promise<void> {
  const channel = LIVE_CHANNEL;
  const team = OPERATOR_TEAM;
  await saveName(transaction, channel, name, registry);
  await claimName(transaction, { name, team });
  await claimPaths(transaction, { channel, name, team }, registry).catch((error: unknown) => {
    // Older versions didn't check for conflicting paths. The next publish does.
    if (!(error instanceof DomainError)) throw error;
    log(error.message);
  });
  await addLogEntry(transaction, {
    at: now(),
    channel,
    name,
    action: 'import',
    from: null,
    to: null,
    revision: registry.revision,
    team,
    who: 'registry.json',
    tokenId: null,
    commit: null,
    ciRun: null,
    reason: null,
    check: null,
    percent: null,
  });
}

/**
 * Imports the registry that older versions kept in a file, with its history. Does nothing without such a file, or once anything has
 * been published to the database.
 * @param releasesDir The release store.
 * @throws {Error} when the file is damaged.
 */
export async function importRegistry(
  { database, now, log }: Pick<Context, 'database' | 'now' | 'log'>,
  releasesDir: string,
): Promise<void> {
  const file = join(releasesDir, 'registry.json');
  if (!existsSync(file)) return;
  await database.transaction(async (transaction) => {
    if ((await lockChannel(transaction, LIVE_CHANNEL)) > 0) return;
    const registry = readRegistryFile(file);
    const names = new Set([
      ...listPublishedNames(registry),
      ...Object.keys(registry.malformed ?? {}),
      ...Object.keys(registry.unpublished ?? {}),
      ...Object.keys(registry.retired ?? {}),
    ]);
    for (const name of names) await importName(transaction, registry, name, { now, log });
    await setRevision(transaction, LIVE_CHANNEL, Math.max(1, registry.revision));
    transaction.afterCommit(() => log(`Imported the releases of ${file} into the database.`));
  });
}
