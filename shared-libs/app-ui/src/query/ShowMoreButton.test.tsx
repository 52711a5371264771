import { useState } from 'react';
import { screen } from '@testing-library/react';
import { Panel } from '@hashgrid/ui';
import { renderPage } from '@hashgrid/testing';
import { ShowMoreButton } from './ShowMoreButton';

function List() {
  const [pages, setPages] = useState(1);
  const fetchNextPage = () => setPages(pages + 1);
  return (
    <Panel title="Log">
      <p>Pages: {pages}</p>
      <ShowMoreButton query={{ hasNextPage: pages < 3, isFetchingNextPage: false, fetchNextPage }} />
    </Panel>
  );
}

test('keeps the focus until the last page, which passes it to the panel', async () => {
  const { user } = await renderPage(<List />);
  const button = screen.getByRole('button', { name: 'Show more' });
  await user.click(button);
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getByText('Pages: 3')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Log' })).toHaveFocus();
});
