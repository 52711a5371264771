import { randomUUID } from 'node:crypto';
import type { LoginTokens, Success } from '@hashgrid/contracts';
import { callApi } from '../fixtures/callApi';
import { logIn, makePlayer, unwrap, type Player } from '../fixtures/player';
import type { ScreenPlayer } from './screens';
import type { ScreenState } from './screenStates';

/** Swaps, pays in both directions, and brings a friend into the network. Returns the friend's username. */
const play = async (url: string, player: Player, tokens: LoginTokens): Promise<string> => {
  const { referralCode } = unwrap(
    'Profile',
    await callApi<Success<{ referralCode: string }>>(url, '/shared/client/profile', {
      bearer: tokens.accessToken,
    }),
  ).data;
  const friend = await makePlayer(url, referralCode);
  const { accessToken: friendBearer } = await logIn(url, friend);
  const order = async (path: string, body: unknown, bearer = tokens.accessToken) =>
    unwrap(
      path,
      await callApi(url, path, {
        method: 'POST',
        body,
        bearer,
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
  await order('/auth/exchange', { from: 'USDT', to: 'ORE', amount: '15', minReceived: '0.000001' });
  await order('/auth/transaction/transfer', {
    recipient: friend.username,
    token: 'USDT',
    amount: '1',
    note: 'Lunch',
  });
  await order(
    '/auth/transaction/transfer',
    { recipient: player.username, token: 'USDT', amount: '2' },
    friendBearer,
  );
  return friend.username;
};

/** Creates the player of a state; a newcomer has no friend. */
export const createScreenPlayer = async (
  url: string,
  state: ScreenState,
): Promise<ScreenPlayer & { tokens: LoginTokens }> => {
  const player = await makePlayer(url);
  const tokens = await logIn(url, player);
  const friend = state === 'newcomer' ? '' : await play(url, player, tokens);
  return { password: player.password, friend, tokens };
};
