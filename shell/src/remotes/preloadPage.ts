import type { RemoteDetails } from '@hashgrid/contracts';

/** Starts fetching the scripts of a page side by side, which imports would find one after the other. */
export function preloadPage(
  base: string,
  { entry, chunks, integrity }: RemoteDetails,
  page: string,
  query: string,
): void {
  for (const file of [entry, ...(chunks[page] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = base + file + query;
    link.integrity = integrity[file] ?? '';
    document.head.append(link);
  }
}
