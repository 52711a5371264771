import type { BootstrapRemote, MenuEntryConfig } from '@hashgrid/contracts';

export interface MenuNode extends MenuEntryConfig {
  sections: MenuNode[];
}

/** Returns the top level of the menu: entries whose parent no remote has are part of it. */
export function buildMenuTree(remotes: readonly BootstrapRemote[]): MenuNode[] {
  const entries = remotes.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order);
  const paths = new Set(entries.map(({ path }) => path));
  const listBelow = (parent?: string): MenuNode[] =>
    entries
      .filter((entry) => (entry.parent && paths.has(entry.parent) ? entry.parent : undefined) === parent)
      .map((entry) => ({ ...entry, sections: listBelow(entry.path) }));
  return listBelow();
}

/** Whether a path is that of an entry or of one below it. */
export const includesPath = ({ path, sections }: MenuNode, pathname: string): boolean =>
  path === pathname || sections.some((section) => includesPath(section, pathname));
