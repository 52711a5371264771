import { useEffect } from 'react';
import { useBootstrap, useTranslate } from '@hashgrid/platform';

/**
 * Sets the document title to `<title> | <game name>`.
 * @param titleKey Title of the screen in English, the key of its translations.
 */
export function useDocumentTitle(titleKey: string): void {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const title = t(titleKey);
  useEffect(() => {
    document.title = `${title} | ${gameName}`;
  }, [title, gameName]);
}
