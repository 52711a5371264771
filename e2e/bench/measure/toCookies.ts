import { COOKIE_NAMES, type LoginTokens } from '@hashgrid/contracts';

/** Returns the cookies that hold a session. */
export const toCookies = (url: string, { accessToken, refreshToken }: LoginTokens) =>
  [
    { name: COOKIE_NAMES.access, value: accessToken },
    { name: COOKIE_NAMES.refresh, value: refreshToken },
  ].flatMap(({ name, value }) => (value ? [{ name, value, url, sameSite: 'Strict' as const }] : []));
