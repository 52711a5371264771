import type { Registry } from '@hashgrid/contracts';
import { findTakenEndpoints } from '@hashgrid/contracts/builds';
import { listLiveReleases, SHELL } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { findClaim } from './claims.queries';
import { OPERATOR_TEAM } from './ReleaseActor';

/** Lists the endpoint names of the releases that pages get, live ones and canaries. Older releases don't list theirs. */
const listOwners = (registry: Registry) =>
  listLiveReleases(registry).map(({ name, release: { descriptor } }) => ({
    name,
    endpointNames: descriptor.endpointNames,
  }));

/** Returns the endpoint names of the live release of a name and of its canary. */
export const listEndpointNames = (registry: Registry, name: string): string[] =>
  listOwners(registry).flatMap((owner) => (owner.name === name ? (owner.endpointNames ?? []) : []));

/**
 * Checks that no other name in the channel has an endpoint of the same name: all share one API client, in which one would replace the
 * other. Endpoints that the name already has are allowed.
 * @param registry Registry of the channel before the change.
 * @throws {DomainError} naming each endpoint that another name has, with both names and teams.
 */
export async function requireFreeEndpoints(
  queries: Queries,
  { name, team }: { name: string; team: string },
  registry: Registry,
  endpointNames: readonly string[] = [],
): Promise<void> {
  const taken = findTakenEndpoints({ name, endpointNames }, listOwners(registry));
  const problems: string[] = [];
  for (const { endpoint, owner } of taken) {
    const ownerTeam = (await findClaim(queries, owner.name)) ?? OPERATOR_TEAM;
    const label = owner.name === SHELL ? 'the shell' : `remote "${owner.name}"`;
    problems.push(
      `"${name}" of team "${team}": endpoint "${endpoint}" is taken by ${label} of team "${ownerTeam}".`,
    );
  }
  if (problems.length === 0) return;
  throw new DomainError(
    'conflict',
    [...problems, 'Choose another name, or ask that team to publish without it.'].join(' '),
  );
}
