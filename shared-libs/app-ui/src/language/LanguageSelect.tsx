import styled from 'styled-components';
import { useLanguage, useSuggestedLanguage, useTranslate } from '@hashgrid/platform';
import { Button, Flag, focusRing, space, theme } from '@hashgrid/ui';

const Row = styled.div`
  display: flex;
  /* On a phone the suggestion wraps onto its own line. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
  min-inline-size: 0;
`;

const LanguageField = styled.select`
  /* As wide as the selected language, not the longest one. */
  field-sizing: content;
  min-block-size: 44px;
  min-inline-size: 0;
  padding-inline: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${theme.radius.field};
  background: transparent;
  color: ${theme.color.textSoft};
  font: inherit;
  font-size: ${theme.fontSize[14]};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.fieldBorder};
    color: ${theme.color.text};
  }
  & > option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
  ${focusRing}
`;

/** Language selection for pages without a header. Offers the browser's language to someone who has never chosen one. */
export function LanguageSelect() {
  const t = useTranslate();
  const { currentLanguage, languages, isFetching, setLanguage } = useLanguage();
  const suggested = useSuggestedLanguage();
  return (
    <Row>
      {suggested && (
        <Button
          variant="secondary"
          size="small"
          lang={suggested.locale}
          onClick={({ currentTarget }) => {
            // The button disappears, and would take the focus with it.
            currentTarget.parentElement?.querySelector('select')?.focus();
            void setLanguage(suggested.locale);
          }}
        >
          {suggested.language}
        </Button>
      )}
      <Flag src={currentLanguage.flagImg} alt="" />
      <LanguageField
        aria-label={t('Language')}
        aria-busy={isFetching}
        value={currentLanguage.locale}
        onChange={(event) => void setLanguage(event.target.value)}
      >
        {languages.map(({ locale, language }) => (
          <option key={locale} value={locale} lang={locale}>
            {language}
          </option>
        ))}
      </LanguageField>
    </Row>
  );
}
