import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { Spinner, theme } from '@hashgrid/ui';

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 50vh;
  color: ${theme.color.brand};
`;

/** Stands where a page will be. */
export function PageSpinner() {
  const t = useTranslate();
  return (
    <Middle>
      <Spinner label={t('Loading')} size={32} />
    </Middle>
  );
}
