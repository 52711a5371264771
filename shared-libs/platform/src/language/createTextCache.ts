import { DEFAULT_LOCALE } from '@hashgrid/contracts';
import { fetchTexts } from './fetchTexts';
import type { Texts } from './translate';

/** Texts of the default language: none, because its keys are its texts. */
export const NO_TEXTS: Texts = {};

/** Creates a cache of texts by locale. Each file is fetched once; a failed fetch is logged and can be retried. */
export function createTextCache() {
  const loaded = new Map<string, Texts>([[DEFAULT_LOCALE, NO_TEXTS]]);
  const inFlight = new Map<string, Promise<Texts>>();
  const load = async (locale: string) => {
    try {
      const texts = await fetchTexts(locale);
      loaded.set(locale, texts);
      return texts;
    } catch (error) {
      console.error(`API: Failed to fetch locale ${locale}`, (error as Error).message);
      throw error;
    } finally {
      inFlight.delete(locale);
    }
  };
  return {
    /** Returns the texts if they are loaded. */
    get: (locale: string): Texts | undefined => loaded.get(locale),
    /** Rejects as `fetchTexts` does. */
    fetch(locale: string): Promise<Texts> {
      const running = inFlight.get(locale) ?? load(locale);
      inFlight.set(locale, running);
      return running;
    },
  };
}
