/** Returns the translations of the shell, which include those of platform and app-ui. */
export const readShellTexts = (locale: string): Record<string, string> =>
  jest.requireActual<Record<string, string>>(`#shell-locales/${locale}.json`);
