import { css } from 'styled-components';
import { space, theme } from './theme';

/** Two px of night, then two px of cyan: visible on the orange as well as on the panels. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.color.cyan};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.night};
  }
`;

/** Surface of everything that lies straight on the background video. */
export const glass = css`
  background: ${theme.color.panelGlass};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.card};
`;

/** Letters of a cursive script touch: any spacing would tear them apart. */
export const joined = css`
  &:lang(ar) {
    letter-spacing: 0;
  }
`;

/** Small quiet caption above a value or over a column. */
export const caption = css`
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: 0.02em;
  ${joined}
`;

export const hiddenFromSight = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

export const rowOf = (gapSteps: number) => css`
  display: flex;
  align-items: center;
  gap: ${space(gapSteps)};
`;
