import { createPageTranslate } from '../texts/createPageTranslate';
import { messagePage } from '../html/messagePage';

const REFRESH_SECONDS = 3;

/** Returns the page of every path while the first build runs. It reloads itself. */
export const buildingPage = (
  gameName: string,
  locale: string,
): { headers: Record<string, string>; html: string } => {
  const t = createPageTranslate(locale);
  return messagePage(gameName, locale, {
    title: t('The game is building'),
    text: t('This page opens automatically in about a minute.'),
    refresh: REFRESH_SECONDS,
  });
};
