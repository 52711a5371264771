import type { Registry, RouteConfig } from '@hashgrid/contracts';
import { findTakenPaths, normalizePattern } from '@hashgrid/contracts/builds';
import { listLiveReleases } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { addClaim, findClaim, listClaimedPaths, setPaths, type ClaimedPath } from './claims.queries';
import { OPERATOR_TEAM } from './ReleaseActor';

interface Claim {
  channel: string;
  name: string;
  team: string;
}

type Routes = readonly Pick<RouteConfig, 'path'>[];

/** Returns the routes of the live release of a name and of its canary. */
function listRoutes(registry: Registry, name: string): Routes {
  return listLiveReleases(registry)
    .filter((live) => live.name === name)
    .flatMap(({ release: { descriptor } }) => ('routes' in descriptor ? descriptor.routes : []));
}

/** Returns the paths of routes, one of each shape. */
function toPaths(routes: Routes): ClaimedPath[] {
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
 * Checks that these routes take over no path of another name in the channel. Paths that the name already has are allowed.
 * @throws {DomainError} naming each path that another name has, with both names and teams.
 */
export async function requireFreePaths(
  queries: Queries,
  { channel, name, team }: Claim,
  routes: Routes,
): Promise<void> {
  const claimed = await listClaimedPaths(queries, channel);
  const own = claimed.filter((each) => each.name === name);
  const others = claimed.filter((each) => each.name !== name);
  const toPath = ({ path }: { path: string }) => path;
  const conflicts = findTakenPaths(toPaths(routes).map(toPath), own.map(toPath), others);
  if (conflicts.length === 0) return;
  throw new DomainError(
    'conflict',
    conflicts
      .map(({ path, taken, isSame }) => {
        const owner = `remote "${taken.name}" of team "${taken.team ?? OPERATOR_TEAM}"`;
        const problem = isSame
          ? `is taken by ${owner}`
          : `would take over paths of "${taken.path}", which is taken by ${owner}`;
        return `"${name}" of team "${team}": path "${path}" ${problem}.`;
      })
      .concat('Choose another path, or ask that team to publish without it.')
      .join(' '),
  );
}

/**
 * Claims the paths of the live release and the canary of a name, and frees those that it no longer has.
 * @throws {DomainError} as `requireFreePaths` does.
 */
export async function claimPaths(queries: Queries, claim: Claim, registry: Registry): Promise<void> {
  const routes = listRoutes(registry, claim.name);
  await requireFreePaths(queries, claim, routes);
  await setPaths(queries, { ...claim, paths: toPaths(routes) });
}
