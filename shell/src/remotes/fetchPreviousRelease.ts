import { previousReleasePath, type BootstrapRemote } from '@hashgrid/contracts';

const hasPage = ({ routes = [], widgets = [] }: Partial<BootstrapRemote>, page: string): boolean =>
  routes.some((route) => route.page === page) || widgets.some(({ component }) => component === page);

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Fetches the release of a remote that players get when another one fails.
 * @throws When there is none, or it doesn't have the page.
 */
export async function fetchPreviousRelease(
  failed: BootstrapRemote,
  page: string,
  signal: AbortSignal,
): Promise<BootstrapRemote> {
  const response = await fetch(previousReleasePath(failed), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${failed.base} has no previous release.`);
  const found = (await response.json()) as Partial<BootstrapRemote>;
  const { name, version, base, routes, menu = [], widgets } = found;
  const isOther = isText(base) && base.includes(`/remotes/${failed.name}/`) && base !== failed.base;
  if (name !== failed.name || !isText(version) || !isOther || !routes || !hasPage(found, page))
    throw new Error(`The previous release of ${failed.base} doesn't have the page "${page}".`);
  return { name, version, base, routes, menu, ...(widgets && { widgets }) };
}
