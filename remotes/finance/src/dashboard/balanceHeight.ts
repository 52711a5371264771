import { media } from '@hashgrid/ui';
import { css } from 'styled-components';

/** Minimum height of the large balance widget: that of game's `BalancePlaceholder`, so that the page doesn't shift in any language. */
export const balanceHeight = css`
  min-block-size: 240px;
  @media (max-width: 430px) {
    min-block-size: 299px;
  }
  ${media.md} {
    min-block-size: 265px;
  }
`;
