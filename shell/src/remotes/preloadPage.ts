import type { RemoteDetails } from '@hashgrid/contracts';

/** Starts fetching the scripts of a page in parallel; imports would discover them one after another. */
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
