import {
  createFakeApi,
  done,
  fail,
  createPreferencesHandler,
  offline,
  ok,
  sampleProfile,
  type FakeResponse,
  type FakeRequest,
} from '@hashgrid/testing';

export const PROFILE = 'GET /shared/client/profile';
export const WALLETS = 'GET /shared/client/wallets';
export const REFRESH = 'POST /shared/auth/refresh';
export const LOGOUT = 'DELETE /shared/auth/sessions/current';

/** Returns the tokens of a player's session; `generation` counts the refreshes. */
export const createTokens = (player: string, generation = 1) => ({
  accessToken: `access.${player}.${generation}`,
  refreshToken: `refresh.${player}.${generation}`,
});

/** Sets cookies as another tab or an earlier visit would have. */
export function setCookies(tokens: Record<string, string>): void {
  for (const [name, value] of Object.entries(tokens)) document.cookie = `${name}=${value}; path=/`;
}

/**
 * Replaces `fetch` with a fake API that knows which player a token belongs to. Responses can be held back to control the order of
 * events: a response is created when its request arrives, and delivered when the function returned by `hold` is called.
 */
export function installFakeSessions() {
  const revoked = new Set<string>();
  const expired = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const losses = new Map<string, number>();
  const getBearer = ({ headers }: FakeRequest) => (headers.authorization ?? '').replace('Bearer ', '');
  /** Creates the handler of an endpoint that requires a valid token. */
  const requireToken =
    (key: string, respond: (player: string) => FakeResponse) =>
    async (request: FakeRequest): Promise<FakeResponse> => {
      const token = getBearer(request);
      const [, player = ''] = token.split('.');
      const createResponse = () => {
        if (revoked.has(player)) return fail(401, 'Ended', { statusCode: 5001 });
        if (!player) return fail(401, 'Log in.');
        return expired.has(token) ? fail(401, 'Expired', { statusCode: 5000 }) : respond(player);
      };
      const response = createResponse();
      await held.get(key);
      const lossesLeft = losses.get(key) ?? 0;
      losses.set(key, lossesLeft - 1);
      return lossesLeft > 0 ? offline() : response;
    };
  // Checks the token of a refresh; the handler below responds with the next tokens.
  const refresh = requireToken(REFRESH, () => ok(null));
  const api = createFakeApi({
    [PROFILE]: requireToken(PROFILE, (player) => ok({ ...sampleProfile, id: player, username: player })),
    // The balance is the length of the player's name, so that it shows whose wallets they are.
    [WALLETS]: requireToken(WALLETS, (player) =>
      ok({ wallets: [{ token: { code: 'USDT', isDefault: true }, balance: String(player.length) }] }),
    ),
    [REFRESH]: async (request) => {
      const { status, body } = await refresh(request);
      const [, player = '', generation] = getBearer(request).split('.');
      return status === 200 ? ok(createTokens(player, Number(generation) + 1)) : { status, body };
    },
    [LOGOUT]: (request) => {
      revoked.add(getBearer(request).split('.')[1] ?? '');
      return done();
    },
    'PUT /shared/client/preferences': createPreferencesHandler(),
  });
  window.fetch = api.fetch;
  return {
    api,
    expire: (token: string) => void expired.add(token),
    revoke: (player: string) => void revoked.add(player),
    /** Loses the next `count` responses of an endpoint; the requests are still executed. */
    loseResponses: (key: string, count: number) => void losses.set(key, count),
    /** Delivers the next responses of an endpoint immediately. Those already held back stay held back. */
    releaseNext: (key: string) => void held.delete(key),
    /** Holds back the responses of an endpoint; returns the function that delivers them. */
    hold(key: string): () => void {
      let deliver = () => {};
      held.set(key, new Promise((resolve) => (deliver = resolve)));
      return () => {
        held.delete(key);
        deliver();
      };
    },
  };
}

export type FakeSessions = ReturnType<typeof installFakeSessions>;
