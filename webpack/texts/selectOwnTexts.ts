import { sep } from 'node:path';
import type { UsedText } from './collectTexts';
import { createShellPackage, type TextPackage } from './listTextPackages';

const isInside = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) => file === source || file.startsWith(source + sep));

/** Returns the texts that a package must translate itself: all it shows, except those defined in another package. */
export const selectOwnTexts = (
  textPackage: TextPackage,
  packages: readonly TextPackage[],
  texts: readonly UsedText[],
): UsedText[] =>
  texts.filter(
    ({ file }) =>
      isInside(file, textPackage.sources) || !packages.some((other) => isInside(file, other.sources)),
  );

/** The texts that a remote must translate itself, and the folder of its translations. */
export interface RemoteTexts {
  texts: UsedText[];
  localesDir: string;
}

/** Collects the texts of a remote, without those of the libraries that it uses. It parses every source of the remote. */
export const collectRemoteTexts = (remote: TextPackage): RemoteTexts => ({
  texts: selectOwnTexts(remote, [createShellPackage()], remote.collect().texts),
  localesDir: remote.localesDir,
});
