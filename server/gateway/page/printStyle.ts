/**
 * CSS for printed pages, such as a receipt: dark text on white paper, without the menus, the header and the messages around the page. An
 * open dialog is printed alone, in full length. In the HTML, because in the shell's scripts it would delay every page. Overrides the
 * colors that `@hashgrid/ui` declares for `:root`.
 */
export const PRINT_STYLE =
  '@media print{html:root{color-scheme:light;background:#fff;--color-text:#000;--color-textSoft:#333;--color-textFaint:#333;' +
  '--color-night:#fff;--color-panel:#fff;--color-panelGlass:#fff;--color-raised:#fff;--color-high:#fff;--color-scrim:#fff0}' +
  '[data-layout]{display:block!important}' +
  'aside,nav,header:has(+main),[href="#main"],:is([data-layout],#main)~*,video{display:none!important}' +
  // Browsers print no backgrounds, so the page behind a dialog would show through it.
  ':has([data-modal-overlay])>#root{display:none}body:has([data-modal-overlay]){overflow:visible!important}' +
  '[data-modal-overlay]{position:static!important;background:none!important}' +
  '[data-modal-overlay]>*{max-height:none!important}}';
