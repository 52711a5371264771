import styled from 'styled-components';
import { useLanguage, useTranslate } from '@hashgrid/platform';
import { focusRing, space, theme } from '@hashgrid/ui';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
`;

const Flag = styled.img`
  inline-size: 24px;
  block-size: 18px;
  border-radius: 3px;
  object-fit: cover;
`;

const Choice = styled.select`
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

/** The language of a page that has no header to choose it in. */
export function LanguageChoice() {
  const t = useTranslate();
  const { currentLanguage, languages, isFetching, setLanguage } = useLanguage();
  return (
    <Line>
      <Flag src={currentLanguage.flagImg} alt="" />
      <Choice
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
      </Choice>
    </Line>
  );
}
