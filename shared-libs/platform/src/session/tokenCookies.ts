import Cookies from 'js-cookie';
import { COOKIE_NAMES, type LoginTokens } from '@hashgrid/contracts';

/** The three session cookies [E3]; only accessed through this interface. */
export interface TokenCookies {
  getAccessToken(): string | undefined;
  getRefreshToken(): string | undefined;
  getTwoFactorToken(): string | undefined;
  /** Whether the user-data cookie exists, which guards read and never write. */
  hasUserData(): boolean;
  /** Stores the tokens that are present; returns false if the browser blocks cookies. */
  store(tokens: LoginTokens): boolean;
  /** Stores tokens that this tab obtained by a refresh. */
  storeRefreshed(tokens: LoginTokens): void;
  /** Whether a refresh in this tab obtained the stored access token. */
  isRefreshedHere(): boolean;
  removeAccessAndRefresh(): void;
  removeTwoFactor(): void;
}

const USER_DATA_COOKIE = 'userData';
const MAX_AGE_DAYS = 30;
/** Each cookie with the field of `LoginTokens` that it stores. */
const FIELDS = [
  [COOKIE_NAMES.access, 'accessToken'],
  [COOKIE_NAMES.refresh, 'refreshToken'],
  [COOKIE_NAMES.twoFactor, 'gg2FAToken'],
] as const;

/** The part of `location` that determines cookie attributes. */
type PageLocation = Pick<Location, 'protocol'>;

const getAttributes = ({ protocol }: PageLocation) => ({
  path: '/',
  sameSite: 'Strict' as const,
  secure: protocol === 'https:',
});

type Attributes = ReturnType<typeof getAttributes>;

/** Reads a cookie; some browsers throw where cookies are blocked. */
function read(name: string): string | undefined {
  try {
    return Cookies.get(name) || undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: string, attributes: Attributes): boolean {
  try {
    Cookies.set(name, value, { ...attributes, expires: MAX_AGE_DAYS });
  } catch {
    return false;
  }
  return read(name) === value;
}

function remove(name: string, attributes: Attributes): void {
  try {
    Cookies.remove(name, attributes);
  } catch {
    // Cookies are blocked, so there is nothing to remove.
  }
}

/** Creates access to the cookies. `location` decides whether they are Secure. */
export function createTokenCookies(location: PageLocation = globalThis.location): TokenCookies {
  const attributes = getAttributes(location);
  const getAccessToken = () => read(COOKIE_NAMES.access);
  const store = (tokens: LoginTokens) =>
    FIELDS.every(([name, field]) => {
      const token = tokens[field];
      return !token || write(name, token, attributes);
    });
  let refreshedToken: string | undefined;
  return {
    getAccessToken,
    getRefreshToken: () => read(COOKIE_NAMES.refresh),
    getTwoFactorToken: () => read(COOKIE_NAMES.twoFactor),
    hasUserData: () => read(USER_DATA_COOKIE) !== undefined,
    store,
    storeRefreshed(tokens) {
      refreshedToken = tokens.accessToken;
      store(tokens);
    },
    isRefreshedHere: () => refreshedToken !== undefined && getAccessToken() === refreshedToken,
    removeAccessAndRefresh() {
      remove(COOKIE_NAMES.access, attributes);
      remove(COOKIE_NAMES.refresh, attributes);
    },
    removeTwoFactor: () => remove(COOKIE_NAMES.twoFactor, attributes),
  };
}
