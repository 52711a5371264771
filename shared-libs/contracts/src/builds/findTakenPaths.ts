import { normalizePattern } from './normalizePattern';
import { takesOverPattern } from './takesOverPattern';

interface PathOwner {
  path: string;
}

/** A path of a build that another remote has, or that would take over paths of another remote. */
export interface TakenPath<Owner extends PathOwner> {
  path: string;
  /** The pattern of the other remote, and whatever the caller knows of its owner. */
  taken: Owner;
  /** Whether both patterns match the same paths, such as `/a/:id` and `/a/:name`. */
  isSame: boolean;
}

/**
 * Returns the paths of a build that belong to other remotes. Paths that its own live release already has are left out.
 * @param paths Patterns of the build.
 * @param own Patterns of its live release.
 */
export const findTakenPaths = <Owner extends PathOwner>(
  paths: readonly string[],
  own: readonly string[],
  others: readonly Owner[],
): TakenPath<Owner>[] => {
  const ownShapes = new Set(own.map(normalizePattern));
  return paths
    .filter((path) => !ownShapes.has(normalizePattern(path)))
    .flatMap((path) => {
      const taken = others.find((other) => takesOverPattern(path, other.path));
      return taken ? [{ path, taken, isSame: normalizePattern(path) === normalizePattern(taken.path) }] : [];
    });
};
