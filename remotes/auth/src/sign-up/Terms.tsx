import styled from 'styled-components';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { focusRing, space, theme } from '@hashgrid/ui';

const Disclosure = styled.details`
  padding-inline-start: ${space(8)};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  inline-size: fit-content;
  min-block-size: 44px;
  border-radius: ${theme.radius.field};
  color: ${theme.color.info};
  cursor: pointer;
  &::before {
    content: '+';
    inline-size: 1.2em;
  }
  [open] > &::before {
    content: '−';
  }
  ${focusRing}
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

/** The terms, inline so that reading them doesn't mean leaving a half-filled form. */
export function Terms() {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  return (
    <Disclosure>
      <Summary>{t('View terms')}</Summary>
      <Lines>
        <li>{t('One account per person. Bot accounts will be closed.')}</li>
        <li>{t('Keep your password private. We’ll never ask you for it.')}</li>
        <li>{t('Payments to other players can’t be reversed.')}</li>
        <li>{t('%game% is a game. Earnings follow its rules and are not income.', { game: gameName })}</li>
      </Lines>
    </Disclosure>
  );
}
