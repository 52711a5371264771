import { withTimeout } from '@hashgrid/contracts';
import type { Texts } from './translate';

const TIMEOUT_MS = 10_000;

/** Error of a failed fetch of a locale file; `message` is the reason. */
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

/** Fetches the texts of a locale. Rejects with an error whose message is the status text, or the status without one, or another reason. */
export const fetchTexts = (locale: string): Promise<Texts> =>
  withTimeout(async (signal) => {
    const response = await fetch(`/locales/${locale}.json`, { signal });
    const { ok, status, statusText } = response;
    // HTTP/2 has no status texts.
    if (!ok) throw new TextsError(statusText || String(status), status === 404);
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new TextsError('not a map of texts');
    return Object.fromEntries(Object.entries(body).filter(([, text]) => typeof text === 'string')) as Texts;
  }, TIMEOUT_MS);
