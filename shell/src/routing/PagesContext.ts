import { createContext, useContext } from 'react';
import type { PageStore } from './pageStore';

export const PagesContext = createContext<PageStore | null>(null);

/** Returns the store of loaded pages. */
export function usePages(): PageStore {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('No page store found. Render the component inside PagesContext.');
  return pages;
}
