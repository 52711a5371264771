import { Type } from 'typebox';
import { createForm } from '../../test/forms';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { withFieldMessages } from './fieldMessages';
import { toFieldErrors } from './toFieldErrors';

const LONG = 'x'.repeat(141);
const PASSWORD = 'Use 10–128 characters.';
const EMAIL = 'Enter a valid email, like name@example.com.';
const CODE = 'Enter the code from your authenticator app.';
const AMOUNT = 'Enter an amount, like 12.5.';
const DATE = 'Enter a valid date.';
const TOKEN = 'Unknown token.';
const PAGE_SIZE = 'Enter a number from 1 to 100.';
const [MAX_40, MAX_60] = ['Use 40 characters or fewer.', 'Use 60 characters or fewer.'];
const REQUIRED = 'This field is required.';
const INVALID = 'Enter a valid value.';

const INVALID_REAUTHENTICATION = [
  { password: LONG, code: '1' },
  { password: PASSWORD, code: CODE },
] as const;

const api = openTestApi();
let bearer: string;

beforeAll(async () => {
  bearer = (await newSession(api)).accessToken;
});

type Row = readonly [endpoint: string, values: Record<string, unknown>, messages: Record<string, string>];

/** Returns the messages of a call by their fields. Values of a GET are its query. */
async function send(endpoint: string, values: Record<string, unknown>): Promise<Record<string, string[]>> {
  const parameters = new URLSearchParams(values as Record<string, string>).toString();
  const query = endpoint.startsWith('GET') ? `${endpoint.includes('?') ? '&' : '?'}${parameters}` : '';
  const { status, body } = await api.call(endpoint + query, {
    bearer,
    ...(!query && { body: values }),
    headers: { 'idempotency-key': '12345678' },
  });
  expect(status).toBe(422);
  return body.errors ?? {};
}

const toErrors = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [message]]));

test.each<Row>([
  [
    'POST /public/auth/login/credential',
    { email: LONG.repeat(2), password: LONG },
    { email: EMAIL, password: PASSWORD },
  ],
  [
    'POST /public/auth/restore-account',
    { email: LONG.repeat(2), password: LONG },
    { email: EMAIL, password: PASSWORD },
  ],
  [
    'POST /public/auth/sign-up',
    { username: 'a!', email: 'a', password: 'short', terms: false, referralCode: LONG, addressProof: '!' },
    {
      username: 'Use 3–20 letters, numbers or underscores.',
      email: EMAIL,
      password: PASSWORD,
      terms: 'Please accept the terms to continue.',
      referralCode: INVALID,
      addressProof: INVALID,
    },
  ],
  [
    'POST /public/auth/sign-up',
    { username: '' },
    {
      username: REQUIRED,
      email: REQUIRED,
      password: REQUIRED,
      terms: 'Please accept the terms to continue.',
    },
  ],
  [
    'POST /public/auth/activate',
    { token: '!', password: LONG, newPassword: 'short' },
    { token: INVALID, password: PASSWORD, newPassword: PASSWORD },
  ],
  ['POST /public/reset-password/request', { email: 'a' }, { email: EMAIL }],
  ['POST /public/reset-password/confirm', { password: 'short' }, { token: REQUIRED, password: PASSWORD }],
  ['PATCH /shared/auth/change-password', { newPassword: 'short' }, { newPassword: PASSWORD }],
  ['PATCH /shared/auth/change-password', { currentPassword: LONG }, { currentPassword: INVALID }],
  ['POST /auth/client/gg-2fa/valid', { code: '1' }, { code: CODE }],
  ['POST /auth/client/gg-2fa/setup', { password: LONG }, { password: PASSWORD }],
  ['POST /auth/client/gg-2fa/enable', { code: '1' }, { code: CODE }],
  ['POST /auth/client/gg-2fa/disable', ...INVALID_REAUTHENTICATION],
  ['POST /auth/client/gg-2fa/recovery-codes', ...INVALID_REAUTHENTICATION],
  ['POST /shared/client/close', ...INVALID_REAUTHENTICATION],
  ['POST /shared/client/export', ...INVALID_REAUTHENTICATION],
  ['POST /shared/client/addresses/0x1/unlink', ...INVALID_REAUTHENTICATION],
  ['PATCH /shared/client/addresses/0x1', { name: LONG }, { name: MAX_40 }],
  [
    'POST /shared/client/addresses',
    { name: LONG, ...INVALID_REAUTHENTICATION[0], signature: '0x' },
    { name: MAX_40, ...INVALID_REAUTHENTICATION[1], signature: INVALID },
  ],
  [
    'PUT /shared/client/kyc',
    {
      document: 'library card',
      details: {
        firstName: LONG,
        lastName: LONG,
        birthDate: '1.1.1990',
        country: 'Malta',
        address: LONG,
        city: LONG,
        postalCode: LONG,
      },
    },
    {
      document: 'Choose a document type.',
      firstName: MAX_60,
      lastName: MAX_60,
      birthDate: DATE,
      country: 'Choose a country.',
      address: 'Use 120 characters or fewer.',
      city: MAX_60,
      postalCode: 'Use 16 characters or fewer.',
    },
  ],
  ['GET /auth/transaction/resolve', { recipient: 'a', token: 'ORE', amount: '-1' }, { amount: AMOUNT }],
  [
    'POST /auth/transaction/transfer',
    { amount: '-1', note: LONG, code: '1', recipient: LONG },
    { amount: AMOUNT, note: 'Use 140 characters or fewer.', code: CODE, recipient: INVALID, token: REQUIRED },
  ],
  [
    'GET /auth/exchange/quote',
    { from: LONG, to: LONG, amount: '-1' },
    { from: TOKEN, to: TOKEN, amount: AMOUNT },
  ],
  [
    'POST /auth/exchange',
    { from: LONG, to: 5, amount: '-1', minReceived: '-1', code: '1' },
    { from: TOKEN, to: TOKEN, amount: AMOUNT, minReceived: AMOUNT, code: CODE },
  ],
  [
    'POST /auth/mining/nodes',
    { type: LONG, name: LONG, code: '1' },
    { type: INVALID, name: MAX_40, code: CODE },
  ],
  ['PATCH /auth/mining/nodes/1', { name: LONG }, { name: MAX_40 }],
  ['POST /auth/mining/nodes/1/upgrade', { maxCost: '-1' }, { maxCost: AMOUNT }],
  ['POST /auth/mining/nodes/1/recharge', { maxCost: '-1' }, { maxCost: AMOUNT }],
  ['POST /auth/mining/nodes/recharge-all', { maxCost: '-1' }, { maxCost: AMOUNT }],
  [
    'GET /auth/transaction',
    { from: '1.1.2026', to: '1.1.2026', limit: '0', token: LONG },
    { from: DATE, to: DATE, limit: PAGE_SIZE, token: INVALID },
  ],
  ['GET /auth/transaction/export', { from: '1.1.2026', to: '' }, { from: DATE, to: REQUIRED }],
  ['GET /auth/transaction/daily-profit', { month: '1/2026' }, { month: 'Enter a month, like 2026-01.' }],
  ['GET /shared/auth/security-events', { limit: '101' }, { limit: PAGE_SIZE }],
  ['GET /shared/client/top-up', { limit: '101' }, { limit: PAGE_SIZE }],
  ['GET /shared/mining/blocks', { limit: '101' }, { limit: PAGE_SIZE }],
  ['GET /shared/network/members', { limit: '101', parentId: LONG }, { limit: PAGE_SIZE, parentId: INVALID }],
  ['GET /shared/game/leaderboards/mined', { limit: '101' }, { limit: PAGE_SIZE }],
  ['GET /shared/notifications', { limit: '101' }, { limit: PAGE_SIZE }],
])('%s returns a message for each invalid field of %j', async (endpoint, values, messages) => {
  expect(await send(endpoint, values)).toMatchObject(toErrors(messages));
});

test('returns a message for each invalid field of a multipart form', async () => {
  const form = await createForm({ name: LONG, country: 'Malta' });
  const { body } = await api.call('PUT /shared/client/profile/update', { bearer, ...form });
  expect(body.errors).toEqual(toErrors({ name: MAX_60, country: 'Choose a country.' }));
});

test.each<Row>([
  ['POST /auth/mining/nodes', { name: 5 }, { name: MAX_40 }],
  ['GET /auth/transaction?from=2026-01-01', { from: '2026-01-02' }, { from: DATE }],
])(
  '%s takes the message of a field from its own schema, even if another route has a field of that name',
  async (endpoint, values, messages) => {
    expect(await send(endpoint, values)).toMatchObject(toErrors(messages));
  },
);

test('reports an invalid item of a list under the name of the list, once', async () => {
  expect(await send('POST /auth/mining/nodes/stop-all', { ids: [5, 'a', 6] })).toEqual(
    toErrors({ ids: INVALID }),
  );
});

test.each([
  ['empty items', { items: Array.from({ length: 10_000 }, () => ({})) }],
  [
    'unknown fields',
    { items: [Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`f${index}`, 1]))] },
  ],
])('reports one error of a body with thousands of %s', async (_name, body) => {
  const { status, body: response } = await api.call('POST /public/telemetry/errors', { body });
  expect([status, Object.keys(response.errors ?? {})]).toEqual([422, [expect.any(String)]]);
});

test('names no field when the whole body is a list', () => {
  const fault = { keyword: 'type', instancePath: '', schemaPath: '', params: {} };
  expect(toFieldErrors([fault], ['a'], {})).toEqual({});
});

test('reads only the invalid item of a list, because a body may have thousands of them', () => {
  const items = new Proxy([{}, {}], {
    ownKeys: () => {
      throw new Error('All items were read.');
    },
  });
  const fault = {
    keyword: 'required',
    instancePath: '/items/1',
    schemaPath: '',
    params: { missingProperty: 'path' },
  };
  expect(toFieldErrors([fault], { items }, {})).toEqual({ path: ['This field is required.'] });
});

test('returns the general message for a field without its own, even if other routes have one for its name', () => {
  const schema = Type.Object({ code: Type.String({ maxLength: 1 }) });
  const fault = { keyword: 'maxLength', instancePath: '/code', schemaPath: '', params: {} };
  expect(toFieldErrors([fault], { code: 'xx' }, schema)).toEqual(toErrors({ code: INVALID }));
});

test('rejects a message for a field that the schema does not have', () => {
  const schema: ReturnType<typeof Type.Object> = Type.Object({ name: Type.String() });
  expect(() => withFieldMessages(schema, { nmae: MAX_60 })).toThrow('The schema has no field "nmae".');
});
