import { fireEvent, screen } from '@testing-library/react';
import { ignoreMisdirectedClicks } from './ignoreMisdirectedClicks';

const pressed = jest.fn();
const stop: (() => void)[] = [];

beforeEach(() => {
  pressed.mockClear();
  stop.push(ignoreMisdirectedClicks());
});
afterEach(() => stop.pop()?.());

/** Shows HTML whose buttons report their names; pressing one shows the next HTML in its place. */
function show(html: string, ...next: string[]): void {
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      pressed(button.textContent);
      const [following, ...rest] = next;
      if (following) show(following, ...rest);
    });
}

/** Dispatches the nth click of a series; returns false when its default action is prevented. */
const click = (name: string, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail });

const SEND = '<form><button type="button">Send link</button></form>';
const LOG_IN = '<form><button type="button">Log in</button></form>';

test('ignores the second and the third click on what has replaced the pressed button', () => {
  show(SEND, LOG_IN);
  expect(click('Send link', 1)).toBe(true);
  expect([click('Log in', 2), click('Log in', 3)]).toEqual([false, false]);
  expect(pressed.mock.calls).toEqual([['Send link']]);
  expect(click('Log in', 1)).toBe(true);
  expect(pressed).toHaveBeenLastCalledWith('Log in');
});

test('ignores the second click on a button of the same name in the next form', () => {
  const step = '<form><button type="button">Continue</button></form>';
  show(step, step);
  click('Continue', 1);
  click('Continue', 2);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('keeps every click on a button that renders again, and on one that stays while its icon changes', () => {
  const page = '<button type="button">Next page</button>';
  show(page, page, page);
  for (const detail of [1, 2, 3]) click('Next page', detail);
  expect(pressed).toHaveBeenCalledTimes(3);
  show('<button type="button" aria-label="Show"><i></i></button>');
  const button = screen.getByRole('button', { name: 'Show' });
  fireEvent.click(button.firstElementChild!, { detail: 1 });
  button.innerHTML = '<b></b>';
  expect(fireEvent.click(button.firstElementChild!, { detail: 2 })).toBe(true);
});

test('keeps clicks after a click by script on a link that is removed, and clicks by keyboard', () => {
  show('<button type="button">Download</button>');
  click('Download', 1);
  const link = document.body.appendChild(document.createElement('a'));
  link.click();
  link.remove();
  click('Download', 2);
  expect(pressed).toHaveBeenCalledTimes(2);
  show(SEND, LOG_IN);
  click('Send link', 1);
  click('Log in', 0);
  expect(pressed).toHaveBeenLastCalledWith('Log in');
});
