import { act, screen, waitFor } from '@testing-library/react';
import { deferResponse, fail, getIdempotencyKeys, ok } from '@hashgrid/testing';
import { createNode } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const RECHARGE = 'POST /auth/mining/nodes/recharge-all';

test('reports no failure of a free recharge once the player has logged out', async () => {
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

test('uses a new key for a second free recharge on the same day', async () => {
  const recharged = ok({ changed: 1, token: 'ORE', cost: '0', transactionId: null });
  const { user, api } = await renderNodes([createNode('1')], { [RECHARGE]: recharged });
  for (const count of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Recharge all (free today)' }));
    await waitFor(() => expect(api.callsTo(RECHARGE)).toHaveLength(count));
    await api.settle();
  }
  expect(new Set(getIdempotencyKeys(api.callsTo(RECHARGE))).size).toBe(2);
});
