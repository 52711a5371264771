/** Returns the texts that the shell translates for every page, those of platform and app-ui among them. */
export const shellTexts = (locale: string): Record<string, string> =>
  jest.requireActual<Record<string, string>>(`../../../shell/locales/${locale}.json`);
