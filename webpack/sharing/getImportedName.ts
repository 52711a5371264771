import type { Dependency } from 'webpack';

/** Returns the name that a dependency imports, undefined for the whole namespace; null for other dependencies. */
export const getImportedName = (
  dependency: Dependency,
): { request: string; name: string | undefined } | null => {
  const { request, ids } = dependency as Dependency & { request?: string; ids?: readonly string[] };
  return request && Array.isArray(ids) ? { request, name: ids[0] as string | undefined } : null;
};
