/**
 * CSS for printed pages, such as a receipt: dark text on white paper, without the menus, the header and the messages around the page. In
 * the HTML, because in the shell's scripts it would delay every page. Overrides the colors that `@hashgrid/ui` declares for `:root`.
 */
export const PRINT_STYLE =
  '@media print{html:root{color-scheme:light;background:#fff;--color-text:#000;--color-textSoft:#333;--color-textFaint:#333;' +
  '--color-night:#fff;--color-panel:#fff;--color-panelGlass:#fff;--color-raised:#fff;--color-high:#fff;--color-scrim:#fff0}' +
  '[data-layout]{display:block!important}' +
  'aside,nav,header:has(+main),[href="#main"],[data-toast-area],video{display:none!important}}';
