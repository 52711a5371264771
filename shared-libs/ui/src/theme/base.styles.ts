import { createGlobalStyle, css } from 'styled-components';
import { COLORS, FONTS, MOTION, RADII, SCRIPT_FONTS, SCRIPT_LINE_STYLES, SHADOWS, SIZES } from './tokens';
import { space, theme } from './theme';

const declareVariables = (prefix: string, group: Record<string, string>) =>
  Object.entries(group)
    .map(([name, value]) => `--${prefix}-${name}: ${value};`)
    .join('\n');

const VARIABLES = [
  declareVariables('color', COLORS),
  // The name of `info` in remotes built with platform 2.1 or older.
  `--color-cyan: ${COLORS.info};`,
  declareVariables('font', FONTS),
  declareVariables('radius', RADII),
  declareVariables('motion', MOTION),
  declareVariables('size', SIZES),
  declareVariables('shadow', SHADOWS),
].join('\n');

const styleLanguages = (styles: Record<string, string>, property = '') =>
  Object.entries(styles)
    .map(([language, style]) => `:root:lang(${language}) { ${property}${style} }`)
    .join('\n');

const SCRIPT_STYLES = `${styleLanguages(SCRIPT_FONTS, '--font-script: ')}
${styleLanguages(SCRIPT_LINE_STYLES)}`;

/** The player's motion preference; `system` follows the device's. */
export type Motion = 'system' | 'full' | 'reduced';

const noMotionStyles = css`
  *,
  *::before,
  *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
    scroll-behavior: auto !important;
  }
`;

const MOTION_STYLES = {
  full: '',
  reduced: noMotionStyles,
  system: css`
    @media (prefers-reduced-motion: reduce) {
      ${noMotionStyles}
    }
  `,
};

/** CSS variables, a reset, and base styles for typography, inline links, focus, selection and reduced motion. */
export const BaseStyles = createGlobalStyle<{ $motion: Motion }>`
  :root { color-scheme: dark; ${VARIABLES} }
  ${SCRIPT_STYLES}
  *, *::before, *::after { box-sizing: border-box; }
  :where(html) {
    background: ${theme.color.night};
    color: ${theme.color.text};
    font-family: ${theme.font.body};
    line-height: 1.5;
    /* Keeps a focused element from scrolling behind the header or the tab bar. */
    scroll-padding-block: calc(${theme.size.header} + ${space(2)}) calc(${theme.size.tabBar} + ${space(2)});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: ${theme.color.fieldBorder} transparent;
    accent-color: ${theme.color.brand};
  }
  /* "pretty" avoids a single word on the last line. */
  :where(body) { text-wrap: pretty; margin: 0; min-block-size: 100vh; min-block-size: 100dvh; -webkit-font-smoothing: antialiased; }
  :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table) { margin: 0; padding: 0; }
  :where(ul, ol) { list-style: none; }
  :where(fieldset) { border: 0; min-inline-size: 0; }
  :where(img, svg, video) { display: block; max-inline-size: 100%; }
  :where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; }
  :where(button) { cursor: pointer; }
  :where(table) { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  :where(a) {
    color: ${theme.color.info};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    border-radius: 4px;
  }
  :where(a:hover) { color: ${theme.color.text}; }
  :where(:focus-visible) {
    outline: 2px solid ${theme.color.info};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.night};
  }
  :where([tabindex='-1']:focus-visible) { outline: none; box-shadow: none; }
  ::selection { background: ${theme.color.brand}; color: ${theme.color.onBrand}; }
  ${({ $motion }) => MOTION_STYLES[$motion]}
`;
