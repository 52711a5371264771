const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const staysInTab = (link: HTMLAnchorElement) =>
  !link.target && !link.hasAttribute('download') && link.origin === window.location.origin;

/** Returns the path within the app that a click opens in this tab; null for any other click. */
export function getLinkTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !staysInTab(link)) return null;
  // A jump within the page, such as the skip link's, doesn't leave it.
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
}
