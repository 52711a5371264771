import { screen, waitFor } from '@testing-library/react';
import { deferResponse, ok, reconnect, renderPage } from '@hashgrid/testing';
import { createEvent } from '../../test/securitySamples';
import { SecurityLogPanel } from './SecurityLogPanel';

const LOG = 'GET /shared/auth/security-events';
const events = ok({ items: [createEvent('loggedIn')], nextCursor: null });

test('does not dim the events while they are refetched', async () => {
  const { api } = await renderPage(<SecurityLogPanel />, { session: 'loggedIn', api: { [LOG]: events } });
  const table = await screen.findByRole('table', { name: 'Security log' });
  api.handle({ [LOG]: deferResponse(events).handler });
  await reconnect();
  await waitFor(() => expect(table.parentElement?.closest('[aria-busy="true"]')).toBeInTheDocument());
  expect(table).not.toHaveAttribute('aria-busy', 'true');
});
