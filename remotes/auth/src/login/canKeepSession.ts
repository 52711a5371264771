const PROBE = 'hashgridProbe';

/** Whether this browser keeps cookies for us; without them nobody stays signed in. */
export function canKeepSession(): boolean {
  try {
    document.cookie = `${PROBE}=1; path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${PROBE}=1`);
    document.cookie = `${PROBE}=; path=/; SameSite=Lax; max-age=0`;
    return isKept;
  } catch {
    return false;
  }
}
