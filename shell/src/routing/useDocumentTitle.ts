import { useEffect } from 'react';
import { useBootstrap, useTranslate } from '@hashgrid/platform';

/**
 * Sets the document title to `<title> | <game name>`.
 * @param registeredTitle Title of the screen as a text key.
 */
export function useDocumentTitle(registeredTitle: string): void {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const title = t(registeredTitle);
  useEffect(() => {
    document.title = `${title} | ${gameName}`;
  }, [title, gameName]);
}
