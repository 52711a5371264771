const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const staysInTab = (link: HTMLAnchorElement) =>
  !link.target && !link.hasAttribute('download') && link.origin === window.location.origin;

/** Place within the app that a click leads to in this tab; null when it leads elsewhere or nowhere. */
export function linkTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !staysInTab(link)) return null;
  // A jump within the page, such as the skip link's, leaves nothing.
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash;
}
