import { css } from 'styled-components';
import { space, theme } from './theme';

/** A focus ring of two colors, visible on the brand color as well as on panels. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.color.info};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.night};
  }
`;

/** A translucent surface, for elements directly above the background video. */
export const glass = css`
  background: ${theme.color.panelGlass};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  box-shadow: ${theme.shadow.card};
`;

/**
 * Resets letter spacing in Arabic, whose letters join, and in Thai, whose marks belong to the letter before; spacing would separate
 * them. The language is that of an ancestor, because a pseudo-element can't be followed by `:lang()`.
 */
export const scriptLetterSpacing = css`
  :lang(ar) &,
  :lang(th) & {
    letter-spacing: 0;
  }
`;

/** A small caption above a value or a column. */
export const caption = css`
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[12]};
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: 0.02em;
  ${scriptLetterSpacing}
`;

/** Aligns text as its parent's, whatever its own direction. Chromium supports only the prefixed keyword. */
export const matchParentAlignment = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Dims data while new data loads. Even the faintest text keeps a contrast of 4.5 on panels and cards. */
export const dimmed = css`
  opacity: 0.85;
`;

/** Hides content visually, but not from screen readers. */
export const visuallyHidden = css`
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

/** Returns the styles of a row of centered items, with a gap in steps of 4 px. */
export const flexRow = (gapSteps: number) => css`
  display: flex;
  align-items: center;
  gap: ${space(gapSteps)};
`;
