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
  if (!response.ok)
    throw new Error(`Couldn't fetch the previous release of ${failed.base} (HTTP ${response.status}).`);
  const previous = parseRelease(await response.json());
  const isOtherRelease = previous?.base.includes(`/remotes/${failed.name}/`) && previous.base !== failed.base;
  if (previous?.name !== failed.name || !isOtherRelease || !hasPage(previous, page))
    throw new Error(`The response for ${failed.base} isn't an earlier release with the page "${page}".`);
  return previous;
}
