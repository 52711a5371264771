import { getPreviousReleasePath, type BootstrapRemote } from '@hashgrid/contracts';
import { parseRelease } from './parseRelease';

const hasPage = ({ routes, widgets = [] }: BootstrapRemote, page: string): boolean =>
  routes.some((route) => route.page === page) || widgets.some(({ component }) => component === page);

/**
 * Fetches the release of a remote that replaces a failed one.
 * @throws When there is none, or it doesn't have the page.
 */
export async function fetchPreviousRelease(
  failed: BootstrapRemote,
  page: string,
  signal: AbortSignal,
): Promise<BootstrapRemote> {
  const response = await fetch(getPreviousReleasePath(failed), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${failed.base} has no previous release.`);
  const previous = parseRelease(await response.json());
  const isOtherRelease = previous?.base.includes(`/remotes/${failed.name}/`) && previous.base !== failed.base;
  if (previous?.name !== failed.name || !isOtherRelease || !hasPage(previous, page))
    throw new Error(`The previous release of ${failed.base} doesn't have the page "${page}".`);
  return previous;
}
