import {
  LIVE_CHANNEL,
  PREVIEW_SECONDS,
  SHELL,
  type Descriptor,
  type LocalBuild,
} from '@hashgrid/contracts/releases';
import { addSeconds } from '../../addSeconds';
import type { Context } from '../../Context';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { readRegistry } from '../registry/registry.queries';
import { findLiveId } from '../registry/registryRules';
import { addLogEntry } from '../registry/releaseLog.queries';
import { requireFreePaths, requireOwnName } from '../permissions/claimNames';
import { requireFreeEndpoints } from '../permissions/requireFreeEndpoints';
import { requireScope } from '../permissions/requireScope';
import { checkRoutes } from '../builds/checkRoutes';
import { requireBuild, requireFiles } from '../builds/storedBuilds';
import { addPreview, findPreview, setPreviewRevoked, type StoredPreview } from './previews.queries';
import { signPreview } from './previewTokens';

interface PreviewRequest {
  name: string;
  channel?: string;
  release?: string;
  local?: LocalBuild;
  seconds?: number;
  reason?: string;
}

/** Adds an entry to the log of releases for a preview that was created or revoked. */
async function logPreview(
  queries: Queries,
  actor: ReleaseActor,
  action: 'preview' | 'preview-revoke',
  { channel, name, build, local }: Pick<StoredPreview, 'channel' | 'name' | 'build' | 'local'>,
  { at, reason = null }: { at: Date; reason?: string | undefined | null },
): Promise<void> {
  const registry = await readRegistry(queries, channel);
  await addLogEntry(queries, {
    at,
    channel,
    name,
    action,
    from: findLiveId(registry, name),
    to: build ?? local?.origin ?? null,
    revision: registry.revision,
    team: actor.team,
    who: actor.logName,
    tokenId: actor.tokenId,
    commit: null,
    ciRun: null,
    reason,
    check: null,
    percent: null,
  });
}

/** Checks that a build has no path and no endpoint of another name. Builds on a developer's computer don't list their endpoints. */
async function requireNoConflicts(
  queries: Queries,
  claim: { channel: string; name: string; team: string },
  descriptor: Descriptor | LocalBuild,
): Promise<void> {
  if ('routes' in descriptor) await requireFreePaths(queries, claim, descriptor.routes);
  if ('endpointNames' in descriptor)
    await requireFreeEndpoints(
      queries,
      claim,
      await readRegistry(queries, claim.channel),
      descriptor.endpointNames,
    );
}

/**
 * Creates the token of a link that shows a build to the browsers that open it, until it expires.
 * @throws {DomainError} when the token may not change the remote, another team has it or a path or an endpoint of the build, a local build breaks
 * the rules of uploads, or there is no such build.
 */
export async function createPreview(
  { database, keys, now, releaseStore }: Context,
  actor: ReleaseActor,
  request: PreviewRequest,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const { name, channel = LIVE_CHANNEL, release, local, seconds = PREVIEW_SECONDS.default } = request;
  requireScope(actor, name, channel);
  if (name === SHELL)
    throw new DomainError(
      'conflict',
      'The shell has no preview: a preview shows one remote in the live shell.',
    );
  if (Boolean(release) === Boolean(local))
    throw new DomainError('invalid', `Name either an uploaded build of "${name}" or a local one.`);
  if (local) checkRoutes(name, local);
  await requireOwnName(database, { name, team: actor.team });
  const createdAt = now();
  const expiresAt = addSeconds(createdAt, seconds);
  const build = release ? await requireBuild(database, name, release) : null;
  const descriptor = build?.descriptor ?? local;
  if (descriptor) await requireNoConflicts(database, { channel, name, team: actor.team }, descriptor);
  // Before the transaction, whose connection nothing else can use while a slow bucket responds.
  if (build) await requireFiles(releaseStore, { name, verb: 'preview' }, build);
  const id = await database.transaction(async (transaction) => {
    const preview = { channel, name, build: release ?? null, local: local ?? null };
    await logPreview(transaction, actor, 'preview', preview, { at: createdAt, reason: request.reason });
    return addPreview(transaction, { ...preview, createdAt, expiresAt });
  });
  return { id, token: signPreview(keys, id, expiresAt), expiresAt: expiresAt.toISOString() };
}

/**
 * Ends a preview in all browsers.
 * @throws {DomainError} when there is none, the token may not change its remote, or another team has it.
 */
export async function revokePreview(
  { database, now }: Context,
  actor: ReleaseActor,
  { id, reason }: { id: string; reason?: string },
): Promise<{ id: string; name: string }> {
  const createMissingError = () =>
    new DomainError('notFound', `There is no active preview with the ID ${id}.`);
  const preview = await findPreview(database, id);
  if (!preview || preview.revokedAt) throw createMissingError();
  requireScope(actor, preview.name, preview.channel);
  await requireOwnName(database, { name: preview.name, team: actor.team });
  await database.transaction(async (transaction) => {
    if (!(await setPreviewRevoked(transaction, id, now()))) throw createMissingError();
    await logPreview(transaction, actor, 'preview-revoke', preview, { at: now(), reason });
  });
  return { id, name: preview.name };
}
