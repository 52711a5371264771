import type { Registry } from '@hashgrid/contracts';
import { normalizePattern } from '@hashgrid/contracts/builds';
import { getEntry } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { addClaim, findClaim, findForeignPaths, setPaths, type ClaimedPath } from './claims.queries';
import { OPERATOR_TEAM } from './ReleaseActor';

interface Claim {
  channel: string;
  name: string;
  team: string;
}

/** Returns the paths of the live release of a name and of its canary. */
function listPaths(registry: Registry, name: string): ClaimedPath[] {
  const { current, candidate } = getEntry(registry, name) ?? {};
  const descriptors = [current, candidate?.release].flatMap((release) => release?.descriptor ?? []);
  const routes = descriptors.flatMap((descriptor) => ('routes' in descriptor ? descriptor.routes : []));
  const byShape = new Map(routes.map(({ path }) => [normalizePattern(path), path]));
  return [...byShape].map(([shape, path]) => ({ shape, path }));
}

type NameClaim = Omit<Claim, 'channel'>;

function requireSameTeam(owner: string, { name, team }: NameClaim): void {
  if (owner !== team && team !== OPERATOR_TEAM)
    throw new DomainError(
      'forbidden',
      `"${name}" belongs to team "${owner}", so team "${team}" may not change it. Choose another name, or ask team "${owner}" to publish it.`,
    );
}

/**
 * Checks that a team may publish a name, without claiming it.
 * @throws {DomainError} when another team has claimed it.
 */
export async function requireOwnName(queries: Queries, claim: NameClaim): Promise<void> {
  const owner = await findClaim(queries, claim.name);
  if (owner !== null && owner !== OPERATOR_TEAM) requireSameTeam(owner, claim);
}

/**
 * Claims a name for the team that publishes it first. A name that operators have published is claimed by the first other team.
 * @throws {DomainError} when another team has claimed it.
 */
export async function claimName(queries: Queries, claim: NameClaim): Promise<void> {
  const { name, team } = claim;
  const found = await findClaim(queries, name);
  if (found === team || (found !== null && team === OPERATOR_TEAM)) return;
  const isFree = found === null || found === OPERATOR_TEAM;
  // Another team may be claiming the name in another channel, which isn't locked: the first to commit gets it.
  const owner = isFree ? await addClaim(queries, { name, team, replaceable: OPERATOR_TEAM }) : found;
  requireSameTeam(owner, claim);
}

/**
 * Claims the paths of the live release and the canary of a name, and frees those that it no longer has.
 * @throws {DomainError} naming each path that another name has, with both names and teams.
 */
export async function claimPaths(
  queries: Queries,
  { channel, name, team }: Claim,
  registry: Registry,
): Promise<void> {
  const paths = listPaths(registry, name);
  const conflicts = await findForeignPaths(queries, { channel, name, paths });
  if (conflicts.length > 0)
    throw new DomainError(
      'conflict',
      conflicts
        .map(({ shape, ...other }) => {
          const path = paths.find((each) => each.shape === shape)?.path ?? shape;
          return `"${name}" of team "${team}": path "${path}" is taken by remote "${other.name}" of team "${other.team ?? OPERATOR_TEAM}".`;
        })
        .concat('Choose another path, or ask that team to publish without it.')
        .join(' '),
    );
  await setPaths(queries, { channel, name, paths });
}
