import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { CopyField } from './CopyField';

test('copies the value even if the field shows other content', async () => {
  const { user } = await renderPage(
    <CopyField value="ABCDEFGH" label="Copy key">
      ABCD EFGH
    </CopyField>,
  );
  expect(screen.getByText('ABCD EFGH')).toHaveAttribute('dir', 'ltr');
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('tells players to select the text when the browser blocks copying', async () => {
  const { user } = await renderPage(<CopyField value="abc" label="Copy link" />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('Your browser blocked copying. Select the text instead.'),
  ).toBeInTheDocument();
});
