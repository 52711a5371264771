import type { LoginTokens } from '@hashgrid/contracts';
import { BROWSERS } from '../../test/browsers';
import { openTestApi } from '../../test/openTestApi';
import { readEvents, login, newSession } from '../../test/players';
import { purgeExpired } from '../retention/purgeExpired';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const REQUEST = 'a-request-of-this-device';

describe('a repeated refresh', () => {
  const api = openTestApi();
  const refresh = (
    bearer: string,
    idempotencyKey: string | null = REQUEST,
    device: string = BROWSERS.chromeOnWindows,
  ) =>
    api.call<Required<LoginTokens>>('POST /shared/auth/refresh', {
      bearer,
      headers: { 'user-agent': device, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    });
  const isLive = async (bearer: string) =>
    (await api.call('GET /shared/client/profile', { bearer })).body.statusCode !== 5001;

  /** Returns how often the security log and the emails reported a reused token to the owner. */
  async function countAlarms(email: string) {
    const { accessToken } = (await login(api, email)).body.data;
    const events = await readEvents(api, accessToken);
    const emails = await api.readEmailSubjects(email);
    return {
      events: events.filter((kind) => kind === 'sessionReused').length,
      emails: emails.filter((subject) => subject === 'We ended one of your sessions').length,
    };
  }

  test.each([
    ['34 seconds', 34],
    ['10 minutes', 10 * MINUTE],
    ['one night', 9 * HOUR],
    ['29 days', 29 * DAY],
  ])('[C8] whose first response was lost gets the same successor after %s', async (_, seconds) => {
    const { email, refreshToken } = await newSession(api);
    const lost = (await refresh(refreshToken)).body.data;
    api.advanceClock(seconds);
    const { status, body } = await refresh(refreshToken);
    expect([status, body.data?.refreshToken]).toEqual([200, lost.refreshToken]);
    expect((await refresh(body.data.refreshToken, 'the-next-request')).status).toBe(200);
    expect(await countAlarms(email)).toEqual({ events: 0, emails: 0 });
  });

  test('[X2] extends a session to at most 90 days after the login', async () => {
    const { refreshToken } = await newSession(api);
    let token = refreshToken;
    for (let day = 29; day < 90; day += 29) {
      api.advanceClock(29 * DAY);
      token = (await refresh(token, `request-on-day-${day}`)).body.data.refreshToken;
    }
    api.advanceClock(3 * DAY - 1);
    const last = (await refresh(token, 'the-last-request')).body.data;
    expect(await isLive(last.accessToken)).toBe(true);
    api.advanceClock(1);
    expect(await isLive(last.accessToken)).toBe(false);
    const late = await refresh(last.refreshToken, 'a-late-request');
    expect([late.status, late.body.statusCode]).toEqual([401, 5001]);
  });

  test('[C8] survives the purge of old refresh tokens and an update of the browser', async () => {
    const { refreshToken } = await newSession(api);
    const lost = (await refresh(refreshToken)).body.data;
    api.advanceClock(20 * DAY);
    await purgeExpired(api.context);
    const { body } = await refresh(refreshToken, REQUEST, BROWSERS.nextChromeOnWindows);
    expect(body.data?.refreshToken).toBe(lost.refreshToken);
  });

  test.each([
    ['another idempotency key', 'a-request-of-a-thief', BROWSERS.chromeOnWindows],
    ['no idempotency key', null, BROWSERS.chromeOnWindows],
    ['a copied idempotency key on another device', REQUEST, BROWSERS.safariOnPhone],
  ])('[X2] with %s ends the session immediately and alerts the owner', async (_, idempotencyKey, device) => {
    const { email, refreshToken } = await newSession(api);
    const next = (await refresh(refreshToken)).body.data;
    const stolen = await refresh(refreshToken, idempotencyKey, device);
    expect([stolen.status, stolen.body.statusCode]).toEqual([401, 5001]);
    expect(await isLive(next.accessToken)).toBe(false);
    expect((await refresh(next.refreshToken, 'the-next-request')).status).toBe(401);
    expect(await countAlarms(email)).toEqual({ events: 1, emails: 1 });
  });

  test('[X2] that arrives after the use of its successor is refused but ends nothing', async () => {
    const { email, refreshToken } = await newSession(api);
    const second = (await refresh(refreshToken)).body.data;
    const third = (await refresh(second.refreshToken, 'the-next-request')).body.data;
    const late = await refresh(refreshToken);
    expect([late.status, late.body.statusCode]).toEqual([401, 5001]);
    expect(await isLive(third.accessToken)).toBe(true);
    expect((await refresh(third.refreshToken, 'the-last-request')).status).toBe(200);
    expect(await countAlarms(email)).toEqual({ events: 0, emails: 0 });
  });

  test('[X4] gets the same successor from five tabs that refresh concurrently', async () => {
    const { email, refreshToken } = await newSession(api);
    const responses = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.refreshToken)).size).toBe(1);
    expect(await countAlarms(email)).toEqual({ events: 0, emails: 0 });
  });
});
