import { useEffect } from 'react';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { useExternalStore, usePlatform } from '@hashgrid/platform/host';

/** Keeps `<Title> | <game name>`: the registered title, or the one that the page asked for. */
export function useDocumentTitle(registeredTitle: string): void {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const askedFor = useExternalStore(usePlatform().pageTitle);
  const title = askedFor ?? t(registeredTitle);
  useEffect(() => {
    document.title = `${title} | ${gameName}`;
  }, [title, gameName]);
}
