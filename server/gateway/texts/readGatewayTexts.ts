import { createPageTranslate } from './createPageTranslate';
import type { GatewayConfig } from '../GatewayConfig';
import { MESSAGES } from './messages';
import type { Texts } from './parseTexts';

/** Returns the gateway's own texts that pages show: errors that it returns instead of the API, and the names of the community links. */
export const readGatewayTexts = (locale: string, { community }: GatewayConfig['links']): Texts => {
  const translate = createPageTranslate(locale);
  const keys = [...Object.values(MESSAGES), ...community.map(({ name }) => name)];
  const texts = keys.map((key) => [key, translate(key)] as const);
  // Without untranslated ones: a name that an operator has chosen may also be a text of a remote, which has translations.
  return Object.fromEntries(texts.filter(([key, text]) => text !== key));
};
