import { createPageTranslate } from '../texts/createPageTranslate';
import { renderMessagePage } from '../html/renderMessagePage';

const REFRESH_SECONDS = 3;

/** Renders the page of every path while the first build runs. It reloads itself. */
export const renderBuildingPage = (
  gameName: string,
  locale: string,
): { headers: Record<string, string>; html: string } => {
  const t = createPageTranslate(locale);
  return renderMessagePage(gameName, locale, {
    title: t('The game is being built'),
    text: t('This page opens automatically in about a minute.'),
    refresh: REFRESH_SECONDS,
  });
};
