/** The part of `package-lock.json` that says which packages are installed, by their folder. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  /** Folder of a workspace package, when this is a link to it. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Finds the folder that an import of a package resolves to, as Node does: in this folder, then in those above it. */
const findFolder = ({ packages }: Lockfile, name: string, fromFolder: string): string | null => {
  for (let folder = fromFolder; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const locked = packages[candidate];
    if (locked) return locked.link && locked.resolved ? locked.resolved : candidate;
    if (!folder) return null;
  }
};

/**
 * Returns the locked versions (`folder@version`, sorted) of everything that a package of the workspace depends on. Other
 * packages in the lockfile, such as those of tests, don't affect its build.
 * @param folder Folder of the package, relative to the workspace.
 * @param isLeaf Whether only the version of a package matters, and not its dependencies.
 */
export const listResolvedVersions = (
  lockfile: Lockfile,
  folder: string,
  isLeaf: (name: string) => boolean = () => false,
): string[] => {
  const versions = new Map<string, string>();
  const visit = (fromFolder: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = lockfile.packages[fromFolder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const target = findFolder(lockfile, name, fromFolder);
      if (!target || versions.has(target)) continue;
      versions.set(target, `${target}@${lockfile.packages[target]?.version}`);
      if (!isLeaf(name)) visit(target);
    }
  };
  visit(folder);
  return [...versions.values()].sort();
};
