import { useTranslate } from '@hashgrid/platform';
import { media, Skeleton } from '@hashgrid/ui';
import styled from 'styled-components';

/** As high as finance's balance widget (`balanceHeight`) with its allocation and links, so that the layout doesn't shift when it loads. */
const Root = styled.div`
  block-size: 240px;
  @media (max-width: 430px) {
    block-size: 299px;
  }
  ${media.md} {
    block-size: 265px;
  }
  & > div {
    block-size: 100%;
  }
`;

/** Reserves the space of the balance while it loads. */
export function BalancePlaceholder() {
  const t = useTranslate();
  return (
    <Root>
      <Skeleton height="100%" radius={16} label={t('Loading your balances')} />
    </Root>
  );
}
