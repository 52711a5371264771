import Cookies from 'js-cookie';
import { COOKIE_NAMES, type LoginTokens } from '@hashgrid/contracts';

/** The three cookies that hold the session [E3]; no other code touches them. */
export interface TokenCookies {
  access(): string | undefined;
  refresh(): string | undefined;
  twoFactor(): string | undefined;
  /** Whether the guard's user-data cookie is there; it is read, never written. */
  hasUserData(): boolean;
  /** Stores the tokens that came [A4]; false when the browser keeps no cookies. */
  store(tokens: LoginTokens): boolean;
  /** Stores the tokens of a refresh. */
  renew(tokens: LoginTokens): void;
  /** Whether the access token there is one that this tab got by a refresh. */
  isRenewedHere(): boolean;
  removeAccessAndRefresh(): void;
  removeTwoFactor(): void;
}

const USER_DATA_COOKIE = 'userData';
const KEPT_DAYS = 30;
const FIELDS = [
  [COOKIE_NAMES.access, 'accessToken'],
  [COOKIE_NAMES.refresh, 'refreshToken'],
  [COOKIE_NAMES.twoFactor, 'gg2FAToken'],
] as const;

/** What the address of the page says of the cookies. */
type Address = Pick<Location, 'protocol'>;

const attributesAt = ({ protocol }: Address) => ({
  path: '/',
  sameSite: 'Strict' as const,
  secure: protocol === 'https:',
});

type Attributes = ReturnType<typeof attributesAt>;

/** A browser that blocks cookies may throw on reading, too. */
function read(name: string): string | undefined {
  try {
    return Cookies.get(name) || undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: string, attributes: Attributes): boolean {
  try {
    Cookies.set(name, value, { ...attributes, expires: KEPT_DAYS });
  } catch {
    return false;
  }
  return read(name) === value;
}

function remove(name: string, attributes: Attributes): void {
  try {
    Cookies.remove(name, attributes);
  } catch {
    // A browser without cookies has nothing to remove.
  }
}

export function createTokenCookies(address: Address = globalThis.location): TokenCookies {
  const attributes = attributesAt(address);
  const access = () => read(COOKIE_NAMES.access);
  const store = (tokens: LoginTokens) =>
    FIELDS.every(([name, field]) => {
      const token = tokens[field];
      return !token || write(name, token, attributes);
    });
  let renewed: string | undefined;
  return {
    access,
    refresh: () => read(COOKIE_NAMES.refresh),
    twoFactor: () => read(COOKIE_NAMES.twoFactor),
    hasUserData: () => read(USER_DATA_COOKIE) !== undefined,
    store,
    renew(tokens) {
      renewed = tokens.accessToken;
      store(tokens);
    },
    isRenewedHere: () => renewed !== undefined && access() === renewed,
    removeAccessAndRefresh() {
      remove(COOKIE_NAMES.access, attributes);
      remove(COOKIE_NAMES.refresh, attributes);
    },
    removeTwoFactor: () => remove(COOKIE_NAMES.twoFactor, attributes),
  };
}
