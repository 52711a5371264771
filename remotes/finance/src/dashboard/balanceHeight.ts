import { media } from '@hashgrid/ui';
import { css } from 'styled-components';

/** At least the height of the placeholder of the slot, in every language, so that the page doesn't move. */
export const balanceHeight = css`
  min-block-size: 240px;
  @media (max-width: 430px) {
    min-block-size: 299px;
  }
  ${media.md} {
    min-block-size: 265px;
  }
`;
