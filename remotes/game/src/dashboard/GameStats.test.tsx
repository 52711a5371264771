import { screen } from '@testing-library/react';
import { ok, renderPage } from '@hashgrid/testing';
import { createGameHandlers, createOverview } from '../../test/gameSamples';
import { GameStats } from './GameStats';

test.each([
  [{ running: 3, paused: 0, depleted: 0, expired: 1 }, '3 / 3All running'],
  [{ running: 1, paused: 2, depleted: 3, expired: 0 }, '1 / 62 paused · 3 out of battery'],
  [{ running: 1, paused: 2, depleted: 0, expired: 0 }, '1 / 32 paused'],
  [{ running: 0, paused: 0, depleted: 3, expired: 0 }, '0 / 33 out of battery'],
  [{ running: 1, paused: 0, depleted: 3, expired: 0, refilled: 1 }, '1 / 42 out of battery · 1 stopped'],
  [{ running: 0, paused: 0, depleted: 1, expired: 0, refilled: 1 }, '0 / 11 stopped'],
  [{ running: 0, paused: 0, depleted: 0, expired: 2 }, '0 / 0'],
])('shows how many unexpired nodes of %j run, and why others do not', async (nodes, text) => {
  await renderPage(<GameStats />, {
    session: 'loggedIn',
    api: { ...createGameHandlers(), 'GET /shared/game/overview': ok(createOverview({ nodes })) },
  });
  const label = await screen.findByText('Nodes running');
  expect(label.parentElement?.textContent).toBe(`Nodes running${text}`);
});
