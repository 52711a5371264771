/** One entry of the language picker [E6]. `flagImg` is a path below the site root. */
export interface LanguageOption {
  locale: string;
  language: string;
  code: string;
  flagImg: string;
}

const flag = (country: string) => `/assets/flags/${country}.svg`;

/** All languages of the language picker. Those with translations are in `Bootstrap.locales`. */
export const LANGUAGES: readonly LanguageOption[] = [
  { locale: 'en-US', language: 'English', code: 'en', flagImg: flag('us') },
  { locale: 'zh-HK', language: '繁體中文', code: 'hk', flagImg: flag('hk') },
  { locale: 'zh-CN', language: '简体中文', code: 'cn', flagImg: flag('cn') },
  { locale: 'es-ES', language: 'Español', code: 'es', flagImg: flag('es') },
  { locale: 'fr-FR', language: 'Français', code: 'fr', flagImg: flag('fr') },
  { locale: 'ar-SA', language: 'العربية', code: 'ar', flagImg: flag('sa') },
  { locale: 'ru-RU', language: 'Русский', code: 'ru', flagImg: flag('ru') },
  { locale: 'pt-PT', language: 'Português', code: 'pt', flagImg: flag('pt') },
  { locale: 'id-ID', language: 'Bahasa Indonesia', code: 'id', flagImg: flag('id') },
  { locale: 'de-DE', language: 'Deutsch', code: 'de', flagImg: flag('de') },
  { locale: 'ja-JP', language: '日本語', code: 'ja', flagImg: flag('jp') },
  { locale: 'ko-KR', language: '한국어', code: 'ko', flagImg: flag('kr') },
  { locale: 'vi-VN', language: 'Tiếng Việt', code: 'vi', flagImg: flag('vn') },
  { locale: 'it-IT', language: 'Italiano', code: 'it', flagImg: flag('it') },
  { locale: 'th-TH', language: 'ไทย', code: 'th', flagImg: flag('th') },
];

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar-SA']);

/** Returns the writing direction of a locale, for `<html dir>`. */
export const getDirection = (locale: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr');
