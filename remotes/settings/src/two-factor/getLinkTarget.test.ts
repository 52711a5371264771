import { fireEvent } from '@testing-library/react';
import { getLinkTarget } from './getLinkTarget';

/** Clicks the first element of the HTML, and returns the path that the click opens. */
const click = (html: string, init: MouseEventInit = {}) => {
  window.history.replaceState(null, '', '/setting/gg-2fa');
  document.body.innerHTML = html;
  let target: string | null = null;
  const handleClick = (event: MouseEvent) => {
    target = getLinkTarget(event);
    event.preventDefault();
  };
  document.addEventListener('click', handleClick, { once: true });
  fireEvent.click(document.querySelector('b') ?? document.body.firstElementChild!, init);
  return target;
};

test.each([
  ['a link', '<a href="/pay?to=ada#amount">Pay</a>', '/pay?to=ada#amount'],
  ['an element in a link', '<a href="/pay"><b>Pay</b></a>', '/pay'],
])('returns the path that a click on %s opens', (_, html, path) => {
  expect(click(html)).toBe(path);
});

test.each([
  ['a button', '<button>Pay</button>'],
  ['a link to another site', '<a href="https://support.example/">Support</a>'],
  ['a link to a new tab', '<a href="/wallet" target="_blank">Wallet</a>'],
  ['a download', '<a href="/codes.txt" download>Codes</a>'],
  ['a jump within the page', '<a href="#main">Skip to content</a>'],
])('returns null for a click on %s', (_, html) => {
  expect(click(html)).toBeNull();
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('returns null for a click with %s, which opens no page in this tab', (_, init) => {
  expect(click('<a href="/pay">Pay</a>', init)).toBeNull();
});
