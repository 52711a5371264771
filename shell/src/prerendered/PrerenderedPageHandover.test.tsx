import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrerenderedPageHandover } from './PrerenderedPageHandover';

const PRERENDERED_HTML = `<form><label>Email <input name="email" value=""></label><label>Password <input name="password" type="password"></label>
  <input type="checkbox" name="stay" aria-label="Stay"><button type="submit">Log in</button></form><button type="button">With wallet</button>`;

const onSubmit = jest.fn();
const onWallet = jest.fn();

function Page({ prefilledEmail }: { prefilledEmail: string }) {
  const [email, setEmail] = useState(prefilledEmail);
  return (
    <>
      {/* Isn't in the prerendered page: the page may have more controls. */}
      <button type="button">Menu</button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(email);
        }}
      >
        <input
          name="email"
          aria-label="Email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- must not override the focus in the prerendered page */}
        <input name="password" aria-label="Password" type="password" autoFocus />
        <input type="checkbox" name="stay" aria-label="Stay" />
        <button type="submit">Log in</button>
      </form>
      <button type="button" onClick={onWallet}>
        With wallet
      </button>
    </>
  );
}

const openPrerenderedPage = (): HTMLElement => {
  document.body.innerHTML = `<div id="prerendered">${PRERENDERED_HTML}</div><div id="root"></div>`;
  return document.getElementById('root') as HTMLElement;
};

const handOver = async (container: HTMLElement, prefilledEmail = '') => {
  render(
    <>
      <Page prefilledEmail={prefilledEmail} />
      <PrerenderedPageHandover />
    </>,
    { container },
  );
  await waitFor(() => expect(document.getElementById('prerendered')).toBeNull());
  // Runs what was deferred until after the commit.
  await act(async () => undefined);
};

const setUsedElement = (element: Element | null) => Object.assign(globalThis, { __prerenderedUsed: element });
afterEach(() => setUsedElement(null));

test('carries over typed text, the focus and the selection', async () => {
  const root = openPrerenderedPage();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  await userEvent.click(screen.getByLabelText('Stay'));
  screen.getByLabelText('Email').focus();
  screen.getByLabelText<HTMLInputElement>('Email').setSelectionRange(3, 5);
  await handOver(root);
  expect(document.getElementById('prerendered')).toBeNull();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email).toHaveValue('ada@example.org');
  expect(email).toHaveFocus();
  expect([email.selectionStart, email.selectionEnd]).toEqual([3, 5]);
  expect(screen.getByLabelText('Stay')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSubmit.mock.calls).toEqual([['ada@example.org']]);
});

test('replaces a prefilled value with what is typed into the focused field after the handover', async () => {
  const root = openPrerenderedPage();
  screen.getByLabelText('Email').focus();
  await handOver(root, 'draft@example.org');
  await userEvent.keyboard('ada@example.org');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

test('keeps the focus and values of the page when the prerendered page was not used', async () => {
  await handOver(openPrerenderedPage());
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onWallet).not.toHaveBeenCalled();
});

test('submits a form that was submitted in the prerendered page, with what was typed', async () => {
  const root = openPrerenderedPage();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  setUsedElement(document.querySelector('#prerendered form'));
  await handOver(root);
  expect(onSubmit.mock.calls).toEqual([['ada@example.org']]);
});

test('clicks the button that was clicked in the prerendered page', async () => {
  const root = openPrerenderedPage();
  setUsedElement(screen.getByRole('button', { name: 'With wallet' }));
  await handOver(root);
  expect(onWallet).toHaveBeenCalledTimes(1);
});
