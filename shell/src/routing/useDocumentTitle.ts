import { useEffect } from 'react';
import { useBootstrap, useTranslate } from '@hashgrid/platform';

/** Sets the document title to `<Title> | <game name>`. */
export function useDocumentTitle(registeredTitle: string): void {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const title = t(registeredTitle);
  useEffect(() => {
    document.title = `${title} | ${gameName}`;
  }, [title, gameName]);
}
