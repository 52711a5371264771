import { screen, waitFor } from '@testing-library/react';
import type { MiningNode } from '@hashgrid/contracts';
import { ok, renderPage, sampleWallets, type FakeHandlers, type RenderPageOptions } from '@hashgrid/testing';
import MiningNodePage from '../src/mining-node/MiningNodePage';
import { createGameHandlers, createNodes } from './gameSamples';

const walletsWithOre = ok({
  wallets: [...sampleWallets, { token: { code: 'ORE', isDefault: false }, balance: '3' }],
});

/** Renders the page of mining nodes, and in English waits until all panels are loaded. */
export async function renderNodes(
  nodes: MiningNode[],
  api: FakeHandlers = {},
  { path = '/mining-node', language }: Pick<RenderPageOptions, 'path' | 'language'> = {},
) {
  const page = await renderPage(<MiningNodePage />, {
    path,
    language,
    route: '/mining-node',
    session: 'loggedIn',
    api: {
      ...createGameHandlers(),
      'GET /shared/client/wallets': walletsWithOre,
      'GET /shared/mining/nodes': ok(createNodes(nodes)),
      ...api,
    },
  });
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  return page;
}
