import { LANGUAGE_SCREENS, type LanguageScreen } from './screens';
import type { ScreenState } from './screenStates';

/** Steps and mocks need the data of a player who has played. */
const isInState = (
  state: ScreenState,
  { isGuest, isWithoutShell, arrange, prepare }: LanguageScreen,
): boolean => state === 'played' || ![isGuest, isWithoutShell, arrange, prepare].some(Boolean);

/**
 * Returns the screens that exist in the state and that `--screen` names, by path or by name; all of them without names.
 * @throws {Error} for a name of no screen.
 */
export const selectScreens = (names: readonly string[], state: ScreenState): readonly LanguageScreen[] => {
  const screens = LANGUAGE_SCREENS.filter((screen) => isInState(state, screen));
  if (names.length === 0) return screens;
  const isNamed = (screen: LanguageScreen, name: string) => screen.name === name || screen.path === name;
  const unknown = names.filter((name) => !screens.some((screen) => isNamed(screen, name)));
  if (unknown.length > 0) {
    const allowed = screens.map(({ name }) => name).join('\n  ');
    throw new Error(`Unknown screen with --state ${state}: ${unknown.join(', ')}. Use one of:\n  ${allowed}`);
  }
  return screens.filter((screen) => names.some((name) => isNamed(screen, name)));
};
