import styled from 'styled-components';
import { useLanguage, useTranslate } from '@hashgrid/platform';
import { checkIcon, Dropdown, Flag, Icon, media, MenuItem, space, Spinner } from '@hashgrid/ui';

const Option = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Name = styled.span`
  ${media.mobileLayout} {
    display: none;
  }
`;

/** The languages; rendered only in the open menu, because reading them loads them. */
function LanguageItems({ close }: { close: () => void }) {
  const { currentLanguage, languages, setLanguage } = useLanguage();
  return languages.map(({ locale, language, flagImg }) => (
    <MenuItem
      key={locale}
      lang={locale}
      aria-current={locale === currentLanguage.locale}
      after={locale === currentLanguage.locale && <Icon shape={checkIcon} size={16} />}
      onClick={() => {
        void setLanguage(locale);
        close();
      }}
    >
      <Option>
        <Flag src={flagImg} alt="" />
        {language}
      </Option>
    </MenuItem>
  ));
}

/** Menu that lists the languages with flag and name. */
export function LanguagePicker() {
  const t = useTranslate();
  const { currentLanguage, isFetching } = useLanguage();
  return (
    <Dropdown
      label={`${t('Language')}: ${currentLanguage.language}`}
      content={
        <>
          {isFetching ? <Spinner size={18} /> : <Flag src={currentLanguage.flagImg} alt="" />}
          <Name>{currentLanguage.language}</Name>
        </>
      }
    >
      {(close) => <LanguageItems close={close} />}
    </Dropdown>
  );
}
