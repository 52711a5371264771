import type { ApiErrorBody } from '@hashgrid/contracts/schemas';
import { createErrorReport } from '../test/createErrorReport';
import { createForm } from '../test/forms';
import { listApiCalls, type ApiCall, type ApiSchema } from '../test/listApiCalls';
import { API_KEY, openTestApi, PASSWORD } from '../test/openTestApi';
import { mintTokens } from '../test/mintTokens';
import { newSession } from '../test/players';
import { LIMITS } from './config';

/** One text of a request: a path or query parameter, or a body field at a path such as `details.city` or `items.0.title`. */
interface Input {
  in: 'path' | 'query' | 'body';
  path: string[];
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const UNSTORABLE_TEXTS = ['a\u0000b', '\ud800', 'a\udc00b'];

/** Texts that pass some check and break what comes after it. */
const HOSTILE_TEXTS = [
  ...UNSTORABLE_TEXTS,
  '',
  '\u202e\u2066\u200b',
  '\ufffe\uffff',
  '0000-01',
  '9999-12',
  '0000-01-01',
  '9999-12-31',
  '1/999999999999999/00000000-0000-4000-8000-000000000000',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999.999999999999999999',
  '0.000000000000000001',
  '1e400',
  '[object Object]',
  'x'.repeat(20_000),
];
/** Values of other types, for fields of a body. */
const HOSTILE_VALUES = [null, 1e308, [], {}, [UNKNOWN_ID, UNKNOWN_ID]];

/** Valid values, so that the one hostile text is the only thing wrong with a request. */
const VALID_VALUES: Readonly<Record<string, unknown>> = {
  id: UNKNOWN_ID,
  ids: [UNKNOWN_ID],
  parentId: UNKNOWN_ID,
  kind: 'transfer',
  code: '123456',
  token: 'USDT',
  recipient: 'nobody',
  amount: '1',
  minReceived: '0',
  maxCost: '1',
  note: 'Thanks',
  from: '2026-01-01',
  to: '2026-01-31',
  month: '2026-01',
  cursor: '1',
  limit: '10',
  order: 'newest',
  direction: 'in',
  level: 'all',
  range: '24h',
  name: 'Rig',
  username: 'somebody',
  email: 'somebody@example.com',
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: `${PASSWORD}-new`,
  referralCode: 'ABCDEFGH',
  addressProof: 'unknown',
  message: 'Log in',
  signature: '0x1234',
  terms: true,
  type: 'spark',
  document: 'passport',
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-12-10',
  country: 'GB',
  address: '1 Main Street',
  city: 'London',
  postalCode: 'W1',
  language: 'en-US',
  numberFormat: 'locale',
  motion: 'system',
  video: true,
  newLogin: true,
  payments: true,
  battery: true,
  achievements: true,
  verification: true,
  halving: true,
  news: true,
  until: '1',
  board: 'week',
  visibility: 'masked',
  removePhoto: 'true',
};
/** Valid values for calls in which the name of a field has another meaning than above. */
const VALID_VALUES_BY_PATH: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/public/telemetry/page-views': {
    items: [
      { path: '/', title: 'Home', language: 'en-US', previousPath: null, at: '2026-01-01T00:00:00.000Z' },
    ],
  },
  '/public/telemetry/errors': { items: [createErrorReport({ fallback: null })] },
  '/public/telemetry/vitals': {
    vitals: [
      { metricId: 'v5-1', name: 'LCP', value: 1, path: '/', remote: 'game', version: '1.0.0', hash: null },
    ],
    loads: [{ remote: 'game', version: '1.0.0', hash: null, milliseconds: 1, bytes: 1, isFailed: false }],
  },
  '/auth/exchange': { from: 'USDT', to: 'ORE' },
  '/auth/exchange/quote': { from: 'USDT', to: 'ORE' },
  '/shared/client/kyc/documents/{kind}': { kind: 'selfie' },
  '/shared/network/members': { cursor: `1/0/${UNKNOWN_ID}`, parentId: undefined },
};

function getValidValue(path: string, field: string, schema: ApiSchema): unknown {
  const own = VALID_VALUES_BY_PATH[path] ?? {};
  if (field in own) return own[field];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, getValidValue(path, name, part)]),
    );
  if (!(field in VALID_VALUES))
    throw new Error(`${path} takes a new field "${field}": give it a valid value here.`);
  return VALID_VALUES[field];
}

/** Returns the paths of all fields of a body, and of the first item of each list of objects. */
const listFieldPaths = (schema: ApiSchema, path: string[] = []): string[][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    [...path, name],
    ...listFieldPaths(part, [...path, name]),
  ]),
  ...(schema.items ? listFieldPaths(schema.items, [...path, '0']) : []),
];

function replaceValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const part = replaceValue((body as Record<string, unknown>)[name], rest, value);
  return Array.isArray(body) ? body.with(Number(name), part) : { ...(body as object), [name]: part };
}

describe('hostile input', () => {
  const unlimited = Object.fromEntries(
    Object.keys(LIMITS).map((name) => [name, { count: 1_000_000, seconds: 60 }]),
  ) as typeof LIMITS;
  const api = openTestApi({ limits: unlimited });

  const listCalls = () => listApiCalls(api);

  let sentRequests = 0;
  const getBodySchema = ({ operation }: ApiCall) =>
    operation.requestBody?.content['application/json']?.schema;

  const listInputs = (call: ApiCall): Input[] => [
    ...(call.operation.parameters ?? [])
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => ({ in: parameter.in as 'path' | 'query', path: [parameter.name] })),
    ...listFieldPaths(getBodySchema(call) ?? {}).map((path) => ({ in: 'body' as const, path })),
  ];

  /** Sends a valid request in which one input has another value. */
  function send(call: ApiCall, bearer: string, input: Input, value: unknown) {
    const listParameters = (kind: string) =>
      (call.operation.parameters ?? [])
        .filter((parameter) => parameter.in === kind)
        .map(({ name, schema }): [string, string | undefined] => [
          name,
          input.in === kind && input.path[0] === name
            ? String(value)
            : (getValidValue(call.path, name, schema) as string | undefined),
        ])
        .filter((parameter): parameter is [string, string] => parameter[1] !== undefined);
    const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());
    const query = listParameters('query')
      .map(([name, text]) => `${name}=${encode(text)}`)
      .join('&');
    const path = listParameters('path').reduce(
      (filled, [name, text]) => filled.replace(`{${name}}`, encode(text)),
      call.path,
    );
    const schema = getBodySchema(call);
    const body = schema && getValidValue(call.path, '', schema);
    return api.app.inject({
      method: call.method as 'GET',
      url: `/api/v1${path}${query && `?${query}`}`,
      headers: {
        key: API_KEY,
        authorization: `Bearer ${bearer}`,
        'idempotency-key': `key-${(sentRequests += 1)}-of-a-test`,
      },
      ...(schema && {
        payload: (input.in === 'body' ? replaceValue(body, input.path, value) : body) as object,
      }),
    });
  }
  const describeInput = ({ method, path }: ApiCall, input: Input) =>
    `${method} ${path} ${input.path.join('.')}`;

  test('never causes a server error, in any field of any call', async () => {
    const failures: string[] = [];
    let inputs = 0;
    for (const call of await listCalls()) {
      const { accessToken, username } = await newSession(api);
      await mintTokens(api, { username, token: 'USDT', units: 10_000_000_000n });
      for (const input of listInputs(call)) {
        inputs += 1;
        for (const value of [...HOSTILE_TEXTS, ...(input.in === 'body' ? HOSTILE_VALUES : [])]) {
          // A stream that breaks after its headers is a failure too.
          const response = await send(call, accessToken, input, value).catch(() => null);
          if (!response || response.statusCode >= 500)
            failures.push(
              `${describeInput(call, input)}: ${response?.statusCode} for ${JSON.stringify(value)}`,
            );
        }
      }
    }
    expect(inputs).toBeGreaterThan(80);
    expect(failures).toEqual([]);
  });

  test('is refused with the name of its field when the database cannot store it', async () => {
    const unexpected: string[] = [];
    const { accessToken } = await newSession(api);
    for (const call of await listCalls())
      for (const input of listInputs(call)) {
        // Half of a surrogate pair can't be part of a URL.
        const value = input.in === 'body' ? 'a\ud800' : 'a\u0000b';
        const response = await send(call, accessToken, input, value);
        const { errors = {} } = response.json<ApiErrorBody>();
        if (response.statusCode !== 422 || !errors[input.path.at(-1)!])
          unexpected.push(`${describeInput(call, input)}: ${response.statusCode} ${JSON.stringify(errors)}`);
      }
    expect(unexpected).toEqual([]);
  });

  test('is refused with the name of its field in a form', async () => {
    const { accessToken } = await newSession(api);
    const { body, headers } = await createForm({ name: 'a\u0000b' });
    const response = await api.call('PUT /shared/client/profile/update', {
      bearer: accessToken,
      body,
      headers,
    });
    expect([response.status, response.body.errors]).toEqual([
      422,
      { name: ['This contains characters that aren’t allowed.'] },
    ]);
  });

  test.each([
    ['/auth/transaction/daily-profit?month=0000-01', 'month'],
    ['/auth/transaction/daily-profit?month=9999-12', 'month'],
    ['/auth/transaction?from=0000-01-01', 'from'],
    ['/auth/transaction?to=9999-12-31', 'to'],
    ['/auth/transaction/export?from=0000-01-01', 'from'],
    ['/auth/transaction?cursor=9223372036854775808', 'cursor'],
    ['/shared/network/members?cursor=1/999999999999999/00000000-0000-4000-8000-000000000000', 'cursor'],
    ['/shared/mining/blocks?cursor=-1', 'cursor'],
    ['/shared/auth/security-events?cursor=1e3', 'cursor'],
  ])('is refused with the name of its field in %s', async (path, field) => {
    const { accessToken } = await newSession(api);
    const { status, body } = await api.call(`GET ${path}`, { bearer: accessToken });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
