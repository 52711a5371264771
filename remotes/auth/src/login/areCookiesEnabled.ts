const PROBE_COOKIE = 'hashgridProbe';

/** Returns whether the browser stores cookies, which hold the session. */
export function areCookiesEnabled(): boolean {
  try {
    document.cookie = `${PROBE_COOKIE}=1; path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${PROBE_COOKIE}=1`);
    document.cookie = `${PROBE_COOKIE}=; path=/; SameSite=Lax; max-age=0`;
    return isKept;
  } catch {
    return false;
  }
}
