import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { Spinner, theme } from '@hashgrid/ui';

const Centered = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 50vh;
  color: ${theme.color.brand};
`;

/** Shown while a page loads. */
export function PageSpinner() {
  const t = useTranslate();
  return (
    <Centered>
      <Spinner label={t('Loading')} size={32} />
    </Centered>
  );
}
