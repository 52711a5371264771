import { deviceStorage } from '@hashgrid/platform/host';

const CLIENT_ID_KEY = 'analyticsClientId';
const CLIENT_ID = /^\d+\.\d+$/;
/** Contains `<session ID>.<number of the session>.<time of its last page view, ms>`. */
const SESSION_KEY = 'analyticsSession';
/** Google ends a session after this time without events. */
const SESSION_LIMIT_MS = 30 * 60_000;

/** Returns a random integer from 0 to 2³² − 1. */
export const createRandomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Returns the parameters that identify the visitor: a random number and the time of the first visit (`cid`); `_fv` on the first visit. */
function getClientParams(now: number): Record<string, string> {
  const stored = deviceStorage.get(CLIENT_ID_KEY);
  if (stored && CLIENT_ID.test(stored)) return { cid: stored };
  const cid = `${createRandomNumber()}.${Math.floor(now / 1000)}`;
  deviceStorage.set(CLIENT_ID_KEY, cid);
  return { cid, _fv: '1' };
}

/**
 * Continues the session or starts one, and returns its parameters: ID (`sid`), number (`sct`), whether it is engaged (`seg`), which it is
 * from its second page view on, and whether it starts (`_ss`).
 */
function continueSession(now: number): Record<string, string> {
  const [sid = 0, count = 0, lastAt = 0] = (deviceStorage.get(SESSION_KEY) ?? '').split('.').map(Number);
  // Negated, so that stored values that aren't numbers start a session.
  const isNew = !(sid > 0 && count > 0 && now - lastAt < SESSION_LIMIT_MS);
  const session = isNew ? { sid: Math.floor(now / 1000), sct: (count || 0) + 1 } : { sid, sct: count };
  deviceStorage.set(SESSION_KEY, `${session.sid}.${session.sct}.${now}`);
  return {
    sid: String(session.sid),
    sct: String(session.sct),
    seg: isNew ? '0' : '1',
    ...(isNew && { _ss: '1' }),
  };
}

/** Visitor and session of page views for Google Analytics; all documents of this device share them. */
export const googleVisit = {
  /** Records a page view that is shown now and returns its query parameters for Google. */
  recordPageView(): Record<string, string> {
    const now = Date.now();
    return { ...getClientParams(now), ...continueSession(now) };
  },
  purge(): void {
    deviceStorage.remove(CLIENT_ID_KEY);
    deviceStorage.remove(SESSION_KEY);
  },
};
