import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { useModal } from '@hashgrid/platform';
import { getRecentErrors } from '@hashgrid/platform/host';
import { renderShell } from '../../test/renderShell';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

function BreakableDialog() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('No price');
  return <button onClick={() => setIsBroken(true)}>Break</button>;
}

function DialogPage() {
  const modal = useModal();
  const open = () =>
    modal.open({ id: 'buy', label: 'Buy', dismissible: false, content: <BreakableDialog /> });
  return <button onClick={open}>Open</button>;
}

test('closes a dialog that throws, shows an error, keeps the page, and can open the dialog again', async () => {
  const { user } = await renderShell({ path: '/wallet', loader: { load: async () => DialogPage } });
  const opener = await screen.findByRole('button', { name: 'Open' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const area = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(area.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(getRecentErrors().at(-1)).toMatchObject({ message: 'No price', context: { area: 'dialog' } });
  expect(opener).toHaveFocus();
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Break' })).toBeVisible();
});
