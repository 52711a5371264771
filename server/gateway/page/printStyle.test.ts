/** @jest-environment jsdom */
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';
import { PRINT_STYLE } from './printStyle';

const SHELL =
  '<a href="#main">Skip</a><div data-layout="mobile"><div><header>Header</header><main id="main">Page</main></div><nav>Tabs</nav></div>' +
  '<div role="dialog">Consent</div><section>Toasts</section>';
const GUEST_PAGE = '<main id="main">Login</main><div role="dialog">Consent</div>';
const DIALOG = '<div data-modal-overlay="" data-open="true"><div role="dialog">Receipt</div></div>';

/** Renders a page of the shell, and returns the texts that are printed. */
function getPrintedTexts(page: string, modal = ''): string[] {
  document.head.innerHTML = `<style>${PRINT_STYLE}</style>`;
  document.body.innerHTML = `<div id="root">${page}</div><div id="${MODAL_PORTAL_ID}">${modal}</div>`;
  const [media] = document.styleSheets[0]!.cssRules as unknown as CSSMediaRule[];
  const rules = [...media!.cssRules] as CSSStyleRule[];
  const hidden = rules.filter(({ style }) => style.display === 'none').map((rule) => rule.selectorText);
  for (const element of document.querySelectorAll(hidden.join())) element.remove();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const printed: string[] = [];
  while (texts.nextNode()) printed.push(texts.currentNode.textContent!);
  return printed;
}

test.each([
  ['a page of a player', SHELL, 'Page'],
  ['a page of a guest', GUEST_PAGE, 'Login'],
])('prints %s without what is around it', (_, page, text) => {
  expect(getPrintedTexts(page)).toEqual([text]);
});

test('prints an open dialog without the page behind it', () => {
  expect(getPrintedTexts(SHELL, DIALOG)).toEqual(['Receipt']);
});
