import { messagePage } from './messagePage';

const REFRESH_SECONDS = 3;

/** Returns the page of every path while the first build runs. It reloads itself. */
export const buildingPage = (gameName: string): { headers: Record<string, string>; html: string } =>
  messagePage(gameName, {
    title: 'The game is building',
    text: 'This page opens automatically in about a minute.',
    refresh: REFRESH_SECONDS,
  });
