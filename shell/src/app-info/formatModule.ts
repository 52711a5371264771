/** A release of a module, as in a report. */
interface ReportedRelease {
  remote: string | null;
  version: string | null;
  hash?: string | null | undefined;
  fallback?: string | null;
}

/** Returns `finance 1.0.1-1a2b3c4d`, and after an arrow the release that players got instead. */
export const formatModule = ({ remote, version, hash, fallback }: ReportedRelease): string => {
  const release = [version, hash].filter(Boolean).join('-');
  return [remote ?? '–', release, fallback && `→ ${fallback}`].filter(Boolean).join(' ');
};
