import type { Texts } from './translate';

const TIMEOUT_MS = 10_000;

/** Fetching a locale file failed; `message` is the reason, as logged. */
export class TextsError extends Error {
  override name = 'TextsError';
  /** @param isUnknown Whether the server has no texts for the locale. */
  constructor(
    reason: string,
    readonly isUnknown = false,
  ) {
    super(reason);
  }
}

/** Fetches the texts of a locale. Throws with the status text or the reason of the failure. */
export async function fetchTexts(locale: string): Promise<Texts> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/locales/${locale}.json`, { signal: controller.signal });
    if (!response.ok) throw new TextsError(response.statusText, response.status === 404);
    const found: unknown = await response.json();
    if (typeof found !== 'object' || found === null || Array.isArray(found))
      throw new TextsError('not a map of texts');
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string')) as Texts;
  } finally {
    clearTimeout(timer);
  }
}
