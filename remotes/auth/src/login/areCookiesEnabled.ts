const PROBE_COOKIE = 'hashgridProbe=1';

/** Returns whether the browser stores cookies, which hold the session. */
export function areCookiesEnabled(): boolean {
  try {
    document.cookie = PROBE_COOKIE;
    const isKept = document.cookie.includes(PROBE_COOKIE);
    document.cookie = `${PROBE_COOKIE}; max-age=0`;
    return isKept;
  } catch {
    return false;
  }
}
