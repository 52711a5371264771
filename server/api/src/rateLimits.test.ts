import { randomUUID } from 'node:crypto';
import { openTestApi, PASSWORD } from '../test/openTestApi';
import { login, newForm, newSession } from '../test/players';
import { linkNewWallet, logInWith } from '../test/wallets';
import { LIMITS } from './config';

type LimitName = keyof typeof LIMITS;
/** Sends one request, which may fail, and returns its status. */
type Send = () => Promise<number>;

const UNKNOWN_NODE = '/auth/mining/nodes/00000000-0000-4000-8000-000000000000';
const TRANSFER = { recipient: 'nobody', token: 'USDT', amount: '1' };
const CODE = { code: '123456' };

/** A limit, a call that counts toward it, and its body. */
const PUBLIC_CALLS: [LimitName, string, object | undefined][] = [
  [
    'failedLoginsByIpAddress',
    'POST /public/auth/login/credential',
    { email: 'a@b.test', password: PASSWORD },
  ],
  ['failedLoginsByIpAddress', 'POST /public/auth/login/signature', { message: 'x', signature: '0x12' }],
  ['noncesByIpAddress', 'GET /public/auth/nonce', undefined],
  ['signUpsByIpAddress', 'POST /public/auth/sign-up', newForm()],
  ['signUpsByEmail', 'POST /public/auth/sign-up', newForm()],
  ['activationsByIpAddress', 'POST /public/auth/activate', { token: 'unknown', password: PASSWORD }],
  ['resetsByIpAddress', 'POST /public/reset-password/request', { email: 'a@b.test' }],
  ['resetsByEmail', 'POST /public/reset-password/request', { email: 'a@b.test' }],
  ['resetLinksByIpAddress', 'POST /public/reset-password/confirm', { token: 'unknown', password: PASSWORD }],
  ['referralsByIpAddress', 'GET /public/referral/unknown', undefined],
];
const PLAYER_CALLS: [LimitName, string, object | undefined][] = [
  ['passwordsByAccount', 'POST /shared/client/export', { password: PASSWORD }],
  ['preferencesByAccount', 'PUT /shared/client/preferences', { video: false }],
  ['visibilityChangesByAccount', 'PUT /shared/game/leaderboard-visibility', { visibility: 'named' }],
  ['addressChangesByAccount', 'POST /shared/client/addresses', {}],
  ['addressChangesByAccount', 'PATCH /shared/client/addresses/0x12', { name: 'Phone' }],
  ['addressChangesByAccount', 'POST /shared/client/addresses/0x12/unlink', { password: PASSWORD }],
  ['codesByIpAddress', 'POST /auth/client/gg-2fa/enable', CODE],
  ['codesByIpAddress', 'POST /auth/client/gg-2fa/disable', { ...CODE, password: PASSWORD }],
  ['recipientsByAccount', 'POST /auth/transaction/transfer', TRANSFER],
  ['recipientsByAccount', `GET /auth/transaction/resolve?${new URLSearchParams(TRANSFER)}`, undefined],
  ['exchangesByAccount', 'POST /auth/exchange', { from: 'USDT', to: 'ORE', amount: '1', minReceived: '0' }],
  ['nodeChangesByAccount', 'POST /auth/mining/nodes', { type: 'spark' }],
  ['nodeChangesByAccount', `PATCH ${UNKNOWN_NODE}`, { name: 'Roof' }],
  ...['start', 'stop'].map((action): [LimitName, string, undefined] => [
    'nodeChangesByAccount',
    `POST ${UNKNOWN_NODE}/${action}`,
    undefined,
  ]),
  ...['upgrade', 'recharge'].map((action): [LimitName, string, object] => [
    'nodeChangesByAccount',
    `POST ${UNKNOWN_NODE}/${action}`,
    {},
  ]),
  ...['start-all', 'stop-all', 'recharge-all'].map((action): [LimitName, string, object] => [
    'nodeChangesByAccount',
    `POST /auth/mining/nodes/${action}`,
    {},
  ]),
  ['collectsByAccount', 'POST /auth/mining/collect', undefined],
];

describe('rate limits', () => {
  const api = openTestApi();

  /** Sends a request, sets its count to the limit, and sends it again. */
  async function expectLimited(name: LimitName, send: Send): Promise<void> {
    await api.database.query('delete from rate_limits');
    expect(await send()).not.toBe(429);
    await api.database.query('update rate_limits set count = $1 where key like $2', [
      LIMITS[name].count,
      `${name}:%`,
    ]);
    expect(await send()).toBe(429);
  }
  const createSend =
    (line: string, body?: object, bearer?: string): Send =>
    async () =>
      (await api.call(line, { body, bearer, headers: { 'idempotency-key': randomUUID() } })).status;

  test.each(PUBLIC_CALLS)('refuses a call above the limit %s: %s', async (name, line, body) => {
    await expectLimited(name, createSend(line, body));
  });

  test.each(PLAYER_CALLS)('refuses a call above the limit %s: %s', async (name, line, body) => {
    const { accessToken } = await newSession(api);
    await expectLimited(name, createSend(line, body, accessToken));
  });

  test('refuses logins above the limit loginsByAccount, with the password and with a wallet', async () => {
    const { email, accessToken } = await newSession(api);
    const wallet = await linkNewWallet(api, accessToken);
    for (const send of [() => login(api, email), () => logInWith(api, wallet)])
      await expectLimited('loginsByAccount', async () => (await send()).status);
  });
});
