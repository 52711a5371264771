import { useLanguage } from '@hashgrid/platform';

/** Returns a function that removes the space that `Intl` puts between number and unit in Japanese, because our texts have none. */
export function useUnitSpacing(): (text: string) => string {
  const { locale } = useLanguage().currentLanguage;
  return (text) => (locale.startsWith('ja') ? text.replace(' ', '') : text);
}
