import { css } from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/theme';

/** A row of buttons, aligned to its end. On a phone, they fill the row, or a row each if they don't fit side by side. */
export const buttonRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  & > * {
    flex: 1 1 auto;
  }
  ${media.sm} {
    & > * {
      flex: 0 1 auto;
    }
  }
`;
