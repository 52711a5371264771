import { describeLanguage, type LanguageOption } from './describeLanguage';

/** Names of the languages, each in the language itself. */
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

/** All languages of the language picker. Initial scripts of a page must not import it: the shell loads it when a picker opens. */
export const LANGUAGES: readonly LanguageOption[] = /* @__PURE__ */ Object.entries(NAMES).map(
  ([locale, name]) => describeLanguage(locale, name),
);
