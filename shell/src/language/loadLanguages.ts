import type { LanguageOption } from '@hashgrid/contracts';
import { importLazily } from '../remotes/importLazily';

/** Loads the languages of the picker, which no page needs to start. */
export const loadLanguages = async (): Promise<readonly LanguageOption[]> =>
  (await importLazily(() => import('./languages')))().LANGUAGES;
