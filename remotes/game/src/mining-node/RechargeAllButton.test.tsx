import { act, screen, waitFor } from '@testing-library/react';
import { deferResponse, fail } from '@hashgrid/testing';
import { createNode } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

test('reports no failure of a free recharge once the player has logged out', async () => {
  const RECHARGE = 'POST /auth/mining/nodes/recharge-all';
  const { handler, release } = deferResponse(fail(503, 'Down for a moment.'));
  const { user, api, location } = await renderNodes([createNode('1')], { [RECHARGE]: handler });
  await user.click(screen.getByRole('button', { name: 'Recharge all (free today)' }));
  await waitFor(() => expect(api.callsTo(RECHARGE)).toHaveLength(1));
  for (const name of ['accessToken', 'refreshToken']) document.cookie = `${name}=; path=/; max-age=0`;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(location()).toMatch(/^\/login/));
  release();
  await act(async () => {
    await api.settle();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
