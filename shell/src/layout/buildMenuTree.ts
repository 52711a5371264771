import { matchesScreen, type BootstrapRemote, type MenuEntryConfig } from '@hashgrid/contracts';

/** A menu entry with the entries below it. */
export interface MenuNode extends MenuEntryConfig {
  sections: MenuNode[];
}

/** Returns the top level of the menu, including entries whose parent no remote has. */
export function buildMenuTree(remotes: readonly BootstrapRemote[]): MenuNode[] {
  const entries = remotes.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order);
  const paths = new Set(entries.map(({ path }) => path));
  const buildLevel = (parent?: string): MenuNode[] =>
    entries
      .filter((entry) => (entry.parent && paths.has(entry.parent) ? entry.parent : undefined) === parent)
      .map((entry) => ({ ...entry, sections: buildLevel(entry.path) }));
  return buildLevel();
}

/** Whether a path belongs to an entry or one of its sections, at any level. */
export const includesPath = ({ path, sections }: MenuNode, pathname: string): boolean =>
  matchesScreen(path, pathname) || sections.some((section) => includesPath(section, pathname));
