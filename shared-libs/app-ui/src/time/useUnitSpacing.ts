import { useLanguage } from '@hashgrid/platform';

/** Returns a function that removes the space between number and unit that Intl has in Japanese, but the texts do not. */
export function useUnitSpacing(): (text: string) => string {
  const { locale } = useLanguage().currentLanguage;
  return (text) => (locale.startsWith('ja') ? text.replace(' ', '') : text);
}
