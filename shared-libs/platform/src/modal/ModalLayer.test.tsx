import { useEffect, useState } from 'react';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { MODAL_PORTAL_ID } from '@hashgrid/contracts';
import { renderPage } from '@hashgrid/testing';
import { usePlatform } from '../store/PlatformContext';
import type { ModalStore } from './modalStore';
import { OVERLAY_FADE_MS } from './modal.styles';
import { useModal } from './useModal';

let store: ModalStore;

function ModalPage({ dismissible, width }: { dismissible?: boolean; width?: number }) {
  const modal = useModal();
  store = usePlatform().modal;
  const content = (
    <>
      <button>First</button>
      <button onClick={() => modal.dismiss()}>Last</button>
    </>
  );
  return (
    <button onClick={() => modal.open({ id: 'choice', label: 'Choice', content, dismissible, width })}>
      Open
    </button>
  );
}

const open = async (props: Parameters<typeof ModalPage>[0] = {}) => {
  const { user } = await renderPage(<ModalPage {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

const queryDialog = () => screen.queryByRole('dialog', { name: 'Choice' });
const getOverlay = () => document.querySelector<HTMLElement>('[data-modal-overlay]')!;

// After a failed test too: with its fake timers, the next one would run into the time limit.
afterEach(() => jest.useRealTimers());

test('[L9] the modal is rendered in the portal element, as a modal dialog with a name', async () => {
  await open();
  expect(document.getElementById(MODAL_PORTAL_ID)).toContainElement(queryDialog());
  expect(queryDialog()).toHaveAttribute('aria-modal', 'true');
});

test('[L9] Escape closes the modal', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(queryDialog()).not.toBeInTheDocument();
});

test('[L9] Escape that cancels the composition of a character keeps the modal', async () => {
  await open();
  fireEvent.keyDown(queryDialog()!, { key: 'Escape', isComposing: true });
  expect(queryDialog()).toBeInTheDocument();
});

describe('where the browser reports close requests', () => {
  const watchers = new Set<FakeCloseWatcher>();
  class FakeCloseWatcher extends EventTarget {
    isActive = true;
    constructor() {
      super();
      watchers.add(this);
    }
    requestClose() {
      if (this.isActive) this.dispatchEvent(new Event('close'));
      this.isActive = false;
    }
    destroy = () => watchers.delete(this);
  }
  const requestClose = () => watchers.forEach((watcher) => watcher.requestClose());
  const pressBack = () => act(requestClose);
  const openNextOnDismissal = () => {
    const stop = store.subscribe(() => {
      stop();
      store.open({ id: 'next', label: 'Next', content: null });
    });
  };
  const queryNext = () => screen.queryByRole('dialog', { name: 'Next' });
  beforeEach(() => Object.assign(window, { CloseWatcher: FakeCloseWatcher }));
  afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));

  test('Back closes the modal, and leaves the page again once it is closed', async () => {
    await open();
    pressBack();
    expect(queryDialog()).not.toBeInTheDocument();
    expect(watchers.size).toBe(0);
  });

  test('Back leaves the page if the modal can’t be dismissed', async () => {
    await open({ dismissible: false });
    expect(watchers.size).toBe(0);
  });

  test('Back closes a modal that opens when Back closes another one', async () => {
    await open();
    openNextOnDismissal();
    pressBack();
    expect(queryNext()).toBeInTheDocument();
    pressBack();
    expect(queryNext()).not.toBeInTheDocument();
  });

  test('[L9] Escape keeps a modal that opens when Escape closes another one', async () => {
    await open();
    openNextOnDismissal();
    act(() => {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      // As in browsers, an Escape that no one has handled is a close request.
      if (queryDialog()!.dispatchEvent(escape)) requestClose();
    });
    expect(queryNext()).toBeInTheDocument();
  });
});

test('[L9] a click on the overlay closes the modal, a click inside does not', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'First' }));
  expect(queryDialog()).toBeInTheDocument();
  await user.click(getOverlay());
  expect(queryDialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('[L9] a tap on the overlay closes the modal with its click, so that the click does not reach the page below', async () => {
  const user = await open();
  await user.pointer({ keys: '[TouchA>]', target: getOverlay() });
  expect(queryDialog()).toBeInTheDocument();
  await user.pointer({ keys: '[/TouchA]', target: getOverlay() });
  expect(queryDialog()).not.toBeInTheDocument();
});

test('[L9] a drag from the dialog to the overlay keeps the modal', async () => {
  const user = await open();
  await user.pointer([
    { keys: '[MouseLeft>]', target: queryDialog()! },
    { keys: '[/MouseLeft]', target: getOverlay() },
  ]);
  // In browsers, the click is dispatched to the closest common ancestor.
  fireEvent.click(getOverlay());
  expect(queryDialog()).toBeInTheDocument();
});

const OPENED_AT = 5000;

const openAtKnownTime = async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { user } = await renderPage(<ModalPage />);
  now.mockReturnValue(OPENED_AT);
  await user.click(screen.getByRole('button', { name: 'Open' }));
};

/** Dispatches an event that the browser received some time after the dialog opened. Returns whether its default action follows. */
const fireAfter = (
  kind: 'pointerDown' | 'click',
  target: HTMLElement,
  ms: number,
  init: { detail?: number } = {},
) => {
  const event = createEvent[kind](target, init);
  Object.defineProperty(event, 'timeStamp', { value: OPENED_AT + ms });
  return fireEvent(target, event);
};

test('[L9] the second click of a double click that opened the modal does not close it, a later click does', async () => {
  await openAtKnownTime();
  fireAfter('pointerDown', getOverlay(), OVERLAY_FADE_MS - 1);
  fireAfter('click', getOverlay(), OVERLAY_FADE_MS, { detail: 1 });
  expect(queryDialog()).toBeInTheDocument();
  fireAfter('pointerDown', getOverlay(), OVERLAY_FADE_MS);
  fireAfter('click', getOverlay(), OVERLAY_FADE_MS, { detail: 1 });
  expect(queryDialog()).not.toBeInTheDocument();
});

test('[L9] the second click of a double click that opened the modal presses no button in it, a single click does', async () => {
  await openAtKnownTime();
  const last = screen.getByRole('button', { name: 'Last' });
  expect(fireAfter('click', last, OVERLAY_FADE_MS - 1, { detail: 2 })).toBe(false);
  expect(queryDialog()).toBeInTheDocument();
  fireAfter('click', last, OVERLAY_FADE_MS - 1, { detail: 1 });
  expect(queryDialog()).not.toBeInTheDocument();
});

test('[L10] neither Escape nor a click on the overlay closes a modal that is not dismissible', async () => {
  const user = await open({ dismissible: false });
  await user.keyboard('{Escape}');
  await user.click(getOverlay());
  expect(queryDialog()).toBeInTheDocument();
  expect(queryDialog()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(queryDialog()).not.toBeInTheDocument();
});

test('[L11] the body cannot scroll while the modal is open, and can again afterwards', async () => {
  document.body.style.overflow = 'clip';
  const user = await open();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  await user.keyboard('{Escape}');
  expect(document.body).toHaveStyle({ overflow: 'clip' });
  document.body.style.overflow = '';
});

const readStyles = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

test('[L11] the modal is 400 px wide by default and at most 90vh − 73px high, at z-index 99', async () => {
  await open();
  expect(queryDialog()).toHaveStyle({ width: '400px' });
  expect(readStyles()).toContain('max-height: calc(90vh - 73px)');
  expect(getComputedStyle(getOverlay()).zIndex).toBe('99');
});

test('[L11] the modal can have another width', async () => {
  await open({ width: 560 });
  expect(queryDialog()).toHaveStyle({ width: '560px' });
});

test('[L12] the dialog fades in 0.3 s, the overlay in 350 ms, and both are removed afterwards', async () => {
  await open();
  const dialog = queryDialog()!;
  expect(getComputedStyle(dialog).animation).toMatch(/ 300ms ease-out$/);
  expect(getComputedStyle(getOverlay()).animation).toMatch(/ 350ms ease-out$/);
  for (const element of [dialog, getOverlay()]) {
    const [keyframes] = getComputedStyle(element).animation.split(' ');
    expect(readStyles()).toMatch(new RegExp(`@keyframes ${keyframes} ?\\{\\s*from ?\\{ ?opacity: 0;`));
  }
  expect(getComputedStyle(dialog).transition).toBe('opacity 300ms ease-out');
  expect(getComputedStyle(getOverlay()).transition).toBe('opacity 350ms ease-out');
  jest.useFakeTimers();
  act(() => store.dismiss());
  for (const element of [dialog, getOverlay()]) expect(element).toHaveStyle({ opacity: '0' });
  expect(getOverlay()).toHaveAttribute('aria-hidden', 'true');
  act(() => void jest.advanceTimersByTime(349));
  expect(getOverlay()).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(getOverlay()).not.toBeInTheDocument();
});

test('[L12] dismissing clears node and id and resets dismissible to true', async () => {
  await open({ dismissible: false, width: 560 });
  expect(store.get()).toMatchObject({ id: 'choice', dismissible: false, width: 560 });
  act(() => store.dismiss());
  expect(store.get()).toEqual({ id: null, opening: 0, node: null, label: '', dismissible: true, width: 400 });
});

describe('the response to a request of a modal that has been closed', () => {
  const dismissals: (() => void)[] = [];
  function SendingDialog() {
    const { dismiss } = useModal();
    const [sends, setSends] = useState(0);
    useEffect(() => void dismissals.push(dismiss), [dismiss]);
    return <button onClick={() => setSends(sends + 1)}>{`Sent ${sends} times`}</button>;
  }
  function SendingPage() {
    const modal = useModal();
    const openModal = () => modal.open({ id: 'sending', label: 'Sending', content: <SendingDialog /> });
    return <button onClick={openModal}>Open</button>;
  }

  test('does not close the modal that is open when it arrives, even if that is the same one', async () => {
    const { user } = await renderPage(<SendingPage />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Sent 0 times' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Sent 0 times' })).toBeVisible();
    const [first, second] = dismissals;
    act(() => first!());
    expect(screen.getByRole('dialog', { name: 'Sending' })).toBeVisible();
    act(() => second!());
    expect(screen.queryByRole('dialog', { name: 'Sending' })).not.toBeInTheDocument();
  });
});

test('traps the focus, and restores it on close', async () => {
  const user = await open();
  expect(queryDialog()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
