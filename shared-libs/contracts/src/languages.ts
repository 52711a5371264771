import { describeLanguage, type LanguageOption } from './describeLanguage';

/** Own names of the languages. */
const NAMES: Readonly<Record<string, string>> = {
  'en-US': 'English',
  'zh-HK': '繁體中文',
  'zh-CN': '简体中文',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'ar-SA': 'العربية',
  'ru-RU': 'Русский',
  'pt-PT': 'Português',
  'id-ID': 'Bahasa Indonesia',
  'de-DE': 'Deutsch',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'vi-VN': 'Tiếng Việt',
  'it-IT': 'Italiano',
  'th-TH': 'ไทย',
};

/** All languages of the language picker. No script that a page starts with may import it: the shell loads it when a picker shows. */
export const LANGUAGES: readonly LanguageOption[] = /* @__PURE__ */ Object.entries(NAMES).map(
  ([locale, name]) => describeLanguage(locale, name),
);
