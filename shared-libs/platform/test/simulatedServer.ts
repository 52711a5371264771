import { fail, ok, sampleProfile, type FakeResponse } from '@hashgrid/testing';
import type { LoginTokens } from '@hashgrid/contracts';

/** A session on the server: the family of all refresh tokens that follow from one login. */
export interface Family {
  player: string;
  isLive: boolean;
  /** Whether a thief has used one of its tokens. */
  isStolen: boolean;
  /** Number of theft alarms that its owner got. */
  alarms: number;
}

interface RefreshToken {
  family: Family;
  idempotencyKey?: string;
  successor?: string;
}

export interface ServerRequest {
  path: string;
  bearer: string;
  idempotencyKey: string;
}

const ENDED = fail(401, 'Ended', { statusCode: 5001 });
const EXPIRED = fail(401, 'Expired', { statusCode: 5000 });

/** Creates a server with the session rules of the API. */
export function createSimulatedServer() {
  const families: Family[] = [];
  const accessTokens = new Map<string, { family: Family; isExpired: boolean }>();
  const refreshTokens = new Map<string, RefreshToken>();
  let serial = 0;
  const createAccessToken = (family: Family) => {
    const token = `access-${++serial}-${family.player}`;
    accessTokens.set(token, { family, isExpired: false });
    return token;
  };
  const createRefreshToken = (family: Family) => {
    const token = `refresh-${family.player}-${String(++serial).padStart(8, '0')}`;
    refreshTokens.set(token, { family });
    return token;
  };

  /** Responds to a refresh: the same request gets the same new token again; another request with a used token raises an alarm. */
  function rotate({ bearer, idempotencyKey }: ServerRequest): FakeResponse {
    const token = refreshTokens.get(bearer);
    if (!token?.family.isLive) return ENDED;
    const { family } = token;
    token.idempotencyKey ??= idempotencyKey;
    if (token.idempotencyKey !== idempotencyKey) {
      family.isLive = false;
      family.alarms += 1;
      return ENDED;
    }
    token.successor ??= createRefreshToken(family);
    // The device already uses the successor, so this repetition is late: it is refused, and the session goes on.
    if (refreshTokens.get(token.successor)?.idempotencyKey) return ENDED;
    return ok({ accessToken: createAccessToken(family), refreshToken: token.successor });
  }

  return {
    families,
    findFamily: (token: string | undefined) =>
      refreshTokens.get(token ?? '')?.family ?? accessTokens.get(token ?? '')?.family,
    logIn(player: string): { family: Family; tokens: LoginTokens } {
      const family = { player, isLive: true, isStolen: false, alarms: 0 };
      families.push(family);
      return {
        family,
        tokens: { accessToken: createAccessToken(family), refreshToken: createRefreshToken(family) },
      };
    },
    expireAccessTokens(): void {
      for (const token of accessTokens.values()) token.isExpired = true;
    },
    /** Uses the first or the last refresh token of a family from another device. */
    steal(family: Family, isFirst: boolean): void {
      const tokens = [...refreshTokens]
        .filter(([, token]) => token.family === family)
        .map(([token]) => token);
      family.isStolen = true;
      rotate({ path: '', bearer: tokens.at(isFirst ? 0 : -1) ?? '', idempotencyKey: `thief-${++serial}` });
    },
    respond(request: ServerRequest): FakeResponse {
      if (request.path === '/shared/auth/refresh') return rotate(request);
      const token = accessTokens.get(request.bearer);
      if (!token) return fail(401, 'Log in.');
      if (token.isExpired) return EXPIRED;
      const { family } = token;
      if (!family.isLive) return ENDED;
      if (request.path === '/shared/auth/sessions/current') {
        family.isLive = false;
        return ok(null);
      }
      return request.path === '/shared/client/profile'
        ? ok({ ...sampleProfile, id: family.player, username: family.player })
        : ok({ wallets: [] });
    },
  };
}
