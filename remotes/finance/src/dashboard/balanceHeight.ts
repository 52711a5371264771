import { media } from '@hashgrid/ui';
import { css } from 'styled-components';

/** Minimum height of the large balance widget. Game's `BalancePlaceholder` has the same one, so that the page doesn't shift when the widget replaces it. */
export const balanceHeight = css`
  min-block-size: 240px;
  @media (max-width: 430px) {
    min-block-size: 299px;
  }
  ${media.md} {
    min-block-size: 265px;
  }
`;
