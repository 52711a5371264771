import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';

/** Returns the locale that an `Accept-Language` header asks for first. Our screens send the language that they show. */
export function readLanguage(acceptLanguage: string | undefined): string {
  const first = acceptLanguage?.split(/[,;]/, 1)[0]?.trim();
  return LANGUAGES.some(({ locale }) => locale === first) ? (first as string) : DEFAULT_LOCALE;
}
