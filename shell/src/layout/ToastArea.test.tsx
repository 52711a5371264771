import { act, screen, within } from '@testing-library/react';
import type { PlatformServices } from '@hashgrid/platform/host';
import { usePlatform } from '@hashgrid/platform/host';
import { renderShell } from '../../test/renderShell';

jest.mock('../remotes/importLazily', () => jest.requireActual('../../test/importLazily'));

let services: PlatformServices;

function ToastsPage() {
  services = usePlatform();
  return <h1>Page</h1>;
}

const openToasts = async (...texts: string[]) => {
  const shell = await renderShell({ loader: { load: () => Promise.resolve(ToastsPage) } });
  await screen.findByRole('heading', { name: 'Page' });
  act(() => texts.forEach((text) => services.toasts.show('info', text)));
  return shell;
};
const getCloseButton = (text: string) =>
  within(screen.getByText(text).closest<HTMLElement>('[role="status"]')!).getByRole('button', {
    name: 'Close',
  });

test('closing a toast moves the focus to the next one, then to the previous one, then to the page', async () => {
  const { user } = await openToasts('First', 'Second', 'Third');
  await user.click(getCloseButton('Second'));
  expect(getCloseButton('Third')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(getCloseButton('First')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('closing the last toast over a dialog moves the focus to the dialog', async () => {
  const { user } = await openToasts('First');
  act(() => services.modal.open({ id: 'choice', label: 'Choice', content: null }));
  await user.click(getCloseButton('First'));
  expect(screen.getByRole('dialog', { name: 'Choice' })).toHaveFocus();
});

test('a toast that disappears keeps the focus where it is if it is outside the toast', async () => {
  await openToasts('First');
  const button = screen.getByRole('button', { name: 'Account menu' });
  button.focus();
  act(() => services.toasts.close(services.toasts.get()[0]!.id));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
