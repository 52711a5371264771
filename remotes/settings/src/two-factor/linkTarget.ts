/** Place within the app that a click leads to in this tab; null when it leads elsewhere or nowhere. */
export function linkTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  const place = link.pathname + link.search + link.hash;
  // A jump within the page, such as the skip link's, leaves nothing.
  return link.pathname === window.location.pathname ? null : place;
}
