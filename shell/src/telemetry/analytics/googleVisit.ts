import { deviceStorage } from '@hashgrid/platform/host';

const CLIENT_ID_KEY = 'analyticsClientId';
/** Holds `<session ID>.<number of the session>.<time of its last page view, ms>`. */
const SESSION_KEY = 'analyticsSession';
/** Google ends a session after this time without events. */
const SESSION_LIMIT_MS = 30 * 60_000;

export const createRandomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Google tells visitors apart by a random number with the time of the first visit. */
function getClient(now: number): Record<string, string> {
  const stored = deviceStorage.get(CLIENT_ID_KEY);
  if (stored) return { cid: stored };
  const cid = `${createRandomNumber()}.${Math.floor(now / 1000)}`;
  deviceStorage.set(CLIENT_ID_KEY, cid);
  return { cid, _fv: '1' };
}

/** A session counts as engaged (`seg`) from its second page view on. */
function continueSession(now: number): Record<string, string> {
  const [sid = 0, count = 0, lastAt = 0] = (deviceStorage.get(SESSION_KEY) ?? '').split('.').map(Number);
  const isNew = !(now - lastAt < SESSION_LIMIT_MS);
  const session = isNew ? { sid: Math.floor(now / 1000), sct: (count || 0) + 1 } : { sid, sct: count };
  deviceStorage.set(SESSION_KEY, `${session.sid}.${session.sct}.${now}`);
  return {
    sid: String(session.sid),
    sct: String(session.sct),
    seg: isNew ? '0' : '1',
    ...(isNew && { _ss: '1' }),
  };
}

/** The visitor and the session of page views for Google Analytics, which every document of this device shares. */
export const googleVisit = {
  /** Records a page view that is shown now and returns its query parameters for Google. */
  recordPageView(): Record<string, string> {
    const now = Date.now();
    return { ...getClient(now), ...continueSession(now) };
  },
  purge(): void {
    deviceStorage.remove(CLIENT_ID_KEY);
    deviceStorage.remove(SESSION_KEY);
  },
};
