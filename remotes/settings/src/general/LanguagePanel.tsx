import { useLanguage, useTranslate } from '@hashgrid/platform';
import { Panel, Select } from '@hashgrid/ui';

/** Language selection. The page stays in the current language while another one loads, or if that fails. */
export function LanguagePanel() {
  const t = useTranslate();
  const { currentLanguage, languages, isFetching, setLanguage } = useLanguage();
  return (
    <Panel title={t('Language')}>
      <Select
        label={t('Language')}
        hideLabel
        name="language"
        value={currentLanguage.locale}
        options={languages.map(({ locale, language }) => ({ value: locale, label: language, lang: locale }))}
        hint={<span role="status">{isFetching ? t('Loading translations') : ''}</span>}
        aria-busy={isFetching}
        onChange={(event) => void setLanguage(event.target.value)}
      />
    </Panel>
  );
}
