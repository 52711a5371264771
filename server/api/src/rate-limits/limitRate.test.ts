import { randomUUID } from 'node:crypto';
import { createErrorReport } from '../../test/createErrorReport';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newSession } from '../../test/players';
import { linkNewWallet, logInWith, newWallet, sign } from '../../test/wallets';
import type { LIMITS, RateLimit } from '../config';

type LimitName = keyof typeof LIMITS;
/** The limit of a call, and a function that creates the body of the call. */
type LimitedCall = [limit: LimitName, line: string, createBody?: () => object | Promise<object>];

interface Caller {
  bearer?: string;
  from?: string;
}

const LIMIT: RateLimit = { count: 2, seconds: 600 };
const NODE = '/auth/mining/nodes/00000000-0000-4000-8000-000000000000';
const ADDRESS = '/shared/client/addresses/0x5097f5E095c5937384d148F52966a7A46A5F5328';

const api = openTestApi();
afterEach(() => void jest.restoreAllMocks());

const setLimit = (name: LimitName) =>
  jest.replaceProperty(api.context.config.limits as Record<LimitName, RateLimit>, name, LIMIT);

/** Sends a call and returns its status. */
const send = async ([, line, createBody]: LimitedCall, caller: Caller): Promise<number> => {
  const headers = {
    'idempotency-key': randomUUID(),
    ...(line.endsWith('/violations') && { 'content-type': 'application/reports+json' }),
  };
  return (await api.call(line, { ...caller, headers, body: await createBody?.() })).status;
};

/** Expects that the third call of `callers` is refused, but not one of `other`. */
async function expectLimit(call: LimitedCall, callers: readonly Caller[], other: Caller): Promise<void> {
  setLimit(call[0]);
  const refused: boolean[] = [];
  for (const caller of callers) refused.push((await send(call, caller)) === 429);
  expect(refused).toEqual([false, false, true]);
  expect(await send(call, other)).not.toBe(429);
}

const createErrors = () => ({ items: [createErrorReport()] });
const createPageViews = () => ({
  items: [{ path: '/', title: '', language: 'en-US', previousPath: null, at: '2026-01-01T00:00:00.000Z' }],
});

let networks = 0;

test.each<LimitedCall>([
  [
    'failedLoginsByIpAddress',
    'POST /public/auth/login/credential',
    () => ({ email: newForm().email, password: PASSWORD }),
  ],
  [
    'failedLoginsByIpAddress',
    'POST /public/auth/login/signature',
    () => ({ message: 'x', signature: '0x12' }),
  ],
  ['signUpsByIpAddress', 'POST /public/auth/sign-up', newForm],
  ['activationsByIpAddress', 'POST /public/auth/activate', () => ({ token: 'unknown' })],
  ['noncesByIpAddress', 'GET /public/auth/nonce'],
  ['referralsByIpAddress', 'GET /public/referral/NOBODY'],
  ['resetsByIpAddress', 'POST /public/reset-password/request', () => ({ email: newForm().email })],
  [
    'resetLinksByIpAddress',
    'POST /public/reset-password/confirm',
    () => ({ token: 'unknown', password: PASSWORD }),
  ],
  ['telemetryByIpAddress', 'POST /public/telemetry/page-views', createPageViews],
  ['telemetryByIpAddress', 'POST /public/telemetry/errors', createErrors],
  ['telemetryByIpAddress', 'POST /public/telemetry/vitals', () => ({ vitals: [], loads: [] })],
  ['telemetryByIpAddress', 'POST /public/telemetry/violations', () => []],
  ['codesByIpAddress', 'POST /auth/client/gg-2fa/enable', () => ({ code: '123456' })],
  ['codesByIpAddress', 'POST /auth/client/gg-2fa/disable', () => ({ password: PASSWORD, code: '123456' })],
])('%s limits %s for all addresses of an IPv6 network together', async (...call) => {
  const { accessToken: bearer } = await newSession(api);
  networks += 1;
  const callers = ['1', '2', '3:4'].map((end) => ({ bearer, from: `2001:db8:0:${networks}::${end}` }));
  await expectLimit(call, callers, { bearer, from: `2001:db8:1:${networks}::1` });
});

test.each<LimitedCall>([
  ['passwordsByAccount', 'POST /shared/client/export', () => ({ password: PASSWORD })],
  ['preferencesByAccount', 'PUT /shared/client/preferences', () => ({ video: false })],
  ['visibilityChangesByAccount', 'PUT /shared/game/leaderboard-visibility', () => ({ visibility: 'named' })],
  ['kycChangesByAccount', 'PUT /shared/client/kyc', () => ({ document: 'passport' })],
  ['kycChangesByAccount', 'POST /shared/client/kyc/submit'],
  ['kycChangesByAccount', 'DELETE /shared/client/kyc/documents/selfie'],
  ['collectsByAccount', 'POST /auth/mining/collect'],
  ['recipientsByAccount', 'GET /auth/transaction/resolve?recipient=nobody&token=USDT&amount=1'],
  [
    'recipientsByAccount',
    'POST /auth/transaction/transfer',
    () => ({ recipient: 'nobody', token: 'USDT', amount: '1' }),
  ],
  [
    'exchangesByAccount',
    'POST /auth/exchange',
    () => ({ from: 'USDT', to: 'ORE', amount: '0.01', minReceived: '0' }),
  ],
  ['nodeChangesByAccount', 'POST /auth/mining/nodes', () => ({ type: 'star' })],
  ['nodeChangesByAccount', `POST ${NODE}/upgrade`, () => ({})],
  ['nodeChangesByAccount', `POST ${NODE}/recharge`, () => ({})],
  ['nodeChangesByAccount', 'POST /auth/mining/nodes/recharge-all', () => ({})],
  ['nodeChangesByAccount', `POST ${NODE}/start`],
  ['nodeChangesByAccount', `POST ${NODE}/stop`],
  ['nodeChangesByAccount', 'POST /auth/mining/nodes/start-all', () => ({})],
  ['nodeChangesByAccount', 'POST /auth/mining/nodes/stop-all', () => ({})],
  ['nodeChangesByAccount', `PATCH ${NODE}`, () => ({ name: 'Rig' })],
  ['addressChangesByAccount', 'POST /shared/client/addresses', () => sign(api, newWallet())],
  ['addressChangesByAccount', `PATCH ${ADDRESS}`, () => ({ name: 'Savings' })],
  ['addressChangesByAccount', `POST ${ADDRESS}/unlink`, () => ({ password: PASSWORD })],
])('%s limits %s for each account', async (...call) => {
  const [{ accessToken: bearer }, other] = [await newSession(api), await newSession(api)];
  await expectLimit(call, [{ bearer }, { bearer }, { bearer }], { bearer: other.accessToken });
});

test('signUpsByEmail limits sign-ups with an email, from any network and however it is written', async () => {
  const { email } = newForm();
  setLimit('signUpsByEmail');
  const statuses: number[] = [];
  for (const written of [email, email.toUpperCase(), email]) {
    const createBody = () => ({ ...newForm(), email: written });
    const call: LimitedCall = ['signUpsByEmail', 'POST /public/auth/sign-up', createBody];
    statuses.push(await send(call, { from: `10.5.0.${statuses.length}` }));
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('resetsByEmail limits reset links for an email, from any network', async () => {
  const { email } = newForm();
  setLimit('resetsByEmail');
  const call: LimitedCall = ['resetsByEmail', 'POST /public/reset-password/request', () => ({ email })];
  const statuses: number[] = [];
  for (const from of ['10.6.0.1', '10.6.0.2', '10.6.0.3']) statuses.push(await send(call, { from }));
  expect(statuses).toEqual([200, 200, 429]);
});

test('loginsByAccount limits logins with the password and with a wallet', async () => {
  const { email, accessToken } = await newSession(api);
  const wallet = await linkNewWallet(api, accessToken);
  for (const logIn of [() => login(api, email), () => logInWith(api, wallet)]) {
    await api.database.query('delete from rate_limits');
    setLimit('loginsByAccount');
    const statuses = [(await logIn()).status, (await logIn()).status, (await logIn()).status];
    expect(statuses).toEqual([200, 200, 429]);
  }
});
