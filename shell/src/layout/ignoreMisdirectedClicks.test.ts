import { fireEvent, screen } from '@testing-library/react';
import { ignoreMisdirectedClicks } from './ignoreMisdirectedClicks';

const handlePress = jest.fn();
const stop: (() => void)[] = [];

beforeEach(() => {
  handlePress.mockClear();
  stop.push(ignoreMisdirectedClicks());
});
afterEach(() => stop.pop()?.());

/** Shows HTML whose buttons pass their names to `handlePress`; pressing one replaces the HTML with the next. */
function showHtml(html: string, ...next: string[]): void {
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      handlePress(button.textContent);
      const [following, ...rest] = next;
      if (following) showHtml(following, ...rest);
    });
}

/** Dispatches the nth click of a series; returns false when its default action is prevented. */
const click = (name: string, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail });

const SEND = '<form><button type="button">Send link</button></form>';
const LOG_IN = '<form><button type="button">Log in</button></form>';

test('ignores the second and the third click on what has replaced the pressed button', () => {
  showHtml(SEND, LOG_IN);
  expect(click('Send link', 1)).toBe(true);
  expect([click('Log in', 2), click('Log in', 3)]).toEqual([false, false]);
  expect(handlePress.mock.calls).toEqual([['Send link']]);
  expect(click('Log in', 1)).toBe(true);
  expect(handlePress).toHaveBeenLastCalledWith('Log in');
});

test('ignores the second click of a double click on a button of a dialog that fades out', () => {
  document.body.innerHTML =
    '<button type="button">Pay</button><div data-open="true"><button type="button">Cancel</button></div>';
  const overlay = document.querySelector<HTMLElement>('[data-open]')!;
  screen.getByRole('button', { name: 'Cancel' }).addEventListener('click', () => {
    overlay.dataset.open = 'false';
  });
  click('Cancel', 1);
  expect(click('Pay', 2)).toBe(false);
  expect(click('Pay', 1)).toBe(true);
});

test('ignores the second click on a button of the same name in the next form', () => {
  const step = '<form><button type="button">Continue</button></form>';
  showHtml(step, step);
  click('Continue', 1);
  click('Continue', 2);
  expect(handlePress).toHaveBeenCalledTimes(1);
});

test('keeps every click on a button that renders again, and on one that stays while its icon changes', () => {
  const page = '<button type="button">Next page</button>';
  showHtml(page, page, page);
  for (const detail of [1, 2, 3]) click('Next page', detail);
  expect(handlePress).toHaveBeenCalledTimes(3);
  showHtml('<button type="button" aria-label="Show"><i></i></button>');
  const button = screen.getByRole('button', { name: 'Show' });
  fireEvent.click(button.firstElementChild!, { detail: 1 });
  button.innerHTML = '<b></b>';
  expect(fireEvent.click(button.firstElementChild!, { detail: 2 })).toBe(true);
});

test('allows clicks that follow a programmatic click on a removed link, and keyboard clicks', () => {
  showHtml('<button type="button">Download</button>');
  click('Download', 1);
  const link = document.body.appendChild(document.createElement('a'));
  link.click();
  link.remove();
  click('Download', 2);
  expect(handlePress).toHaveBeenCalledTimes(2);
  showHtml(SEND, LOG_IN);
  click('Send link', 1);
  click('Log in', 0);
  expect(handlePress).toHaveBeenLastCalledWith('Log in');
});
