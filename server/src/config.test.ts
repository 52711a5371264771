import { readConfig } from './config';
import { ConfigError } from './ConfigError';

const findProblems = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

test('defaults to port 3000 with the embedded API and database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    gameName: 'Hashgrid',
    apiKey: 'hashgrid-web',
    apiUrl: null,
    databaseUrl: null,
    databaseOwnerUrl: null,
    logLevel: null,
    metrics: null,
    requestsPerAddress: 256,
    connectionsPerAddress: 1024,
    gameProfile: { name: 'demo' },
  });
});

test('treats an empty variable as missing', () => {
  expect(readConfig({ PORT: '', GAME_NAME: '  ' })).toMatchObject({ port: 3000, gameName: 'Hashgrid' });
});

test('reads valid values', () => {
  const config = readConfig({
    PORT: '8080',
    HASHGRID_DATA: '/var/lib/hashgrid',
    DATABASE_URL: 'postgres://me:secret@db:5432/game',
    OUTBOX: '1',
    API_URL: 'https://api.example.org/',
    GAME_NAME: 'Grid of Hashes',
    SUPPORT_URL: 'https://chat.example.org/help',
    CHAIN_NODES_56: 'https://a.example.org/key, http://b.example.org',
  });
  expect(config).toMatchObject({
    port: 8080,
    dataDir: '/var/lib/hashgrid',
    databaseUrl: 'postgres://me:secret@db:5432/game',
    apiUrl: 'https://api.example.org',
    gameName: 'Grid of Hashes',
    gameProfile: { name: 'standard' },
    chainNodes: { 56: ['https://a.example.org/key', 'http://b.example.org'], 97: [] },
  });
  expect(
    readConfig({ DATABASE_URL: 'postgres://db/game', OUTBOX: '1', GAME_PROFILE: 'demo' }).gameProfile.name,
  ).toBe('demo');
  expect(config.links.support).toBe('https://chat.example.org/help');
});

test.each([
  'https://chat.example.org/rooms/',
  'https://chat.example.org/?return=/',
  'https://t.example/#/help/',
])('keeps the slash at the end of the link %s, which may be part of its meaning', (url) => {
  const env = {
    SUPPORT_URL: url,
    COMMUNITY_CHANNEL_URL: url,
    COMMUNITY_SOCIAL_URL: url,
    COMMUNITY_PARTNER_URL: url,
  };
  const { support, community } = readConfig(env).links;
  expect([support, ...community.map((link) => link.url)]).toEqual([url, url, url, url]);
});

test.each([
  ['PORT', 'eighty', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['API_URL', 'localhost:4000', 'an http or https URL'],
  ['API_URL', 'ftp://host', 'an http or https URL'],
  ['API_URL', 'http://10.0.0.10:4000/api/v1', 'without a path'],
  ['API_URL', 'http://gateway@10.0.0.10:4000', 'without a path, user or password'],
  ['PUBLIC_URL', 'https://example.org/game', 'without a path'],
  ['PUBLIC_URL', 'https://example.org/?from=email', 'without a path'],
  ['API_KEY', 'two words', 'letters, digits'],
  ['SUPPORT_URL', 'javascript:alert(1)', 'an http or https URL'],
  ['TRUSTED_PROXIES', '10.0.0.2,gateway', 'addresses of proxies or gateways'],
  ['REQUESTS_PER_ADDRESS', '0', 'a whole number from 1'],
  ['CONNECTIONS_PER_ADDRESS', '1.5', 'a whole number from 1'],
  ['GAME_PROFILE', 'fast', '"demo"'],
  ['METRICS_PORT', 'on', 'a whole number from 0 to 65535'],
  ['DRAIN_SECONDS', '301', 'a whole number from 0 to 300'],
  ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error'],
])('rejects %s=%s with its name, the value and what is expected', (name, value, expected) => {
  const [problem] = findProblems({ [name]: value });
  expect(problem).toContain(name);
  expect(problem).toContain(JSON.stringify(value));
  expect(problem).toContain(expected);
});

test.each([
  ['HASHGRID_DATA', '/var/lib/hashgrid'],
  ['HASHGRID_KEY_FILE', '/run/secrets/keys'],
  ['GAME_NAME', 'Hashgrid'],
  ['SMTP_URL', 'smtp://me:hunter2@mail.example.org'],
])('rejects %s in quotes, which docker --env-file keeps, without showing it', (name, value) => {
  for (const quoted of [`"${value}"`, `'${value}'`])
    expect(findProblems({ MAIL_FROM: 'a@example.org', SMTP_URL: 'smtp://mail', [name]: quoted })).toEqual([
      `${name} begins and ends with quotes, which are part of its value here. Remove them.`,
    ]);
  expect(findProblems({ GAME_NAME: 'The "Grid"' })).toEqual([]);
});

test('serves metrics on this machine only, unless METRICS_HOST is set, and never on the port of the product', () => {
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const withHost = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' };
  expect(readConfig(withHost).metrics).toEqual({ host: '10.0.0.5', port: 9464 });
  expect(findProblems({ METRICS_PORT: '3000' })).toEqual([expect.stringContaining('port of the product')]);
  expect(findProblems({ METRICS_HOST: '10.0.0.5' })).toEqual([
    expect.stringContaining('METRICS_PORT is missing'),
  ]);
});

test('rejects an invalid DATABASE_URL without showing its password', () => {
  const [problem] = findProblems({ DATABASE_URL: 'mysql://me:hunter2@db/game' });
  expect(problem).toContain('DATABASE_URL');
  expect(problem).toContain('postgres://');
  expect(problem).not.toContain('hunter2');
});

test.each(['API_URL', 'PUBLIC_URL', 'SUPPORT_URL'])('shows no password in an invalid %s', (name) => {
  const [problem] = findProblems({ [name]: 'ftp://gateway:hidden@10.0.0.10:4000' });
  expect(problem).toMatch(new RegExp(`^${name} is not valid; expected an http or https URL`));
  expect(problem).not.toContain('hidden');
});

test.each([
  ['invalid URLs of nodes', 'https://a.example.org/hunter2,b'],
  ['a node that is listed twice', 'https://a.example.org/hunter2, https://a.example.org/hunter2'],
  [
    'a node that is listed in two spellings',
    'https://a.example.org/?hunter2,https://A.example.org:443?hunter2',
  ],
])('rejects %s without showing the key', (_, nodes) => {
  const [problem] = findProblems({ CHAIN_NODES_97: nodes });
  expect(problem).toContain('CHAIN_NODES_97');
  expect(problem).toContain('http or https URLs of different nodes');
  expect(problem).not.toContain('hunter2');
});

test('turns top-ups on with a public key, nodes and a token contract, and names what is missing', () => {
  const xpub = `xpub${'1'.repeat(107)}`;
  const nodes = { CHAIN_NODES_56: 'https://a.example.org', CHAIN_NODES_97: 'https://b.example.org' };
  expect(readConfig(nodes).topUp).toBeNull();
  const tokenContract = '0x55d398326f99059fF775485246999027B3197955';
  expect(readConfig({ ...nodes, TOP_UP_XPUB: xpub }).topUp).toEqual({
    xpub,
    chainId: 56,
    confirmations: 15,
    tokenContract,
  });
  const testnet = { ...nodes, TOP_UP_XPUB: xpub, TOP_UP_CHAIN: '97', TOP_UP_CONFIRMATIONS: '3' };
  expect(readConfig({ ...testnet, USDT_CONTRACT_97: tokenContract }).topUp).toEqual({
    xpub,
    chainId: 97,
    confirmations: 3,
    tokenContract,
  });
  expect(findProblems(testnet)).toEqual([expect.stringContaining('USDT_CONTRACT_97 is missing')]);
  expect(findProblems({ TOP_UP_XPUB: xpub })).toEqual([expect.stringContaining('CHAIN_NODES_56 is missing')]);
});

test('rejects a private key for top-ups without showing it', () => {
  const [problem] = findProblems({ TOP_UP_XPUB: `xprv${'1'.repeat(107)}` });
  expect(problem).toContain('never the private one');
  expect(problem).not.toContain('1111');
});

test('rejects a mail server without a sender, and a sender without a mail server', () => {
  const url = 'smtp://me:hunter2@mail.example.org:587';
  const from = 'Hashgrid <no-reply@example.org>';
  expect(readConfig({}).smtp).toBeNull();
  const smtp = { url, from, isPlainAllowed: false };
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual(smtp);
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: from, SMTP_PLAIN: '1' }).smtp).toEqual({
    ...smtp,
    isPlainAllowed: true,
  });
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'no-reply@example.org' }).smtp).not.toBeNull();
  expect(findProblems({ SMTP_URL: url })).toEqual([expect.stringContaining('MAIL_FROM is missing')]);
  expect(findProblems({ MAIL_FROM: from })).toEqual([expect.stringContaining('SMTP_URL is missing')]);
  expect(findProblems({ SMTP_URL: url, MAIL_FROM: 'nobody' })).toEqual([
    expect.stringContaining('MAIL_FROM is "nobody"'),
  ]);
});

test('rejects an invalid SMTP_URL without showing its password', () => {
  const [problem] = findProblems({ SMTP_URL: 'http://me:hunter2@mail', MAIL_FROM: 'a@b.c' });
  expect(problem).toContain('SMTP_URL');
  expect(problem).toContain('smtp://');
  expect(problem).not.toContain('hunter2');
});

test('reads master keys from one of two settings, and never shows them', () => {
  const HASHGRID_MASTER_KEYS = `k1:${Buffer.alloc(32).toString('base64')}`;
  expect(readConfig({ HASHGRID_MASTER_KEYS })).toMatchObject({
    masterKeys: HASHGRID_MASTER_KEYS,
    keyFile: null,
  });
  expect(readConfig({ HASHGRID_KEY_FILE: '/run/secrets/keys' }).keyFile).toBe('/run/secrets/keys');
  expect(findProblems({ HASHGRID_MASTER_KEYS, HASHGRID_KEY_FILE: '/keys' }).join()).toContain('both set');
  const [problem] = findProblems({ HASHGRID_MASTER_KEYS: 'hunter2' });
  expect(problem).toContain('HASHGRID_MASTER_KEYS is not valid; expected an ID, a colon and 32 bytes');
  expect(problem).not.toContain('hunter2');
});

test('reports all invalid values together', () => {
  expect(findProblems({ PORT: 'x', API_URL: 'y', DATABASE_URL: 'z' })).toHaveLength(3);
});

test.each([
  ['DATABASE_OWNER_URL', 'postgres://owner@db/game', 'DATABASE_URL'],
  ['LEDGER_CONNECT_KIT_URL', 'https://cdn.example.org/kit.js', 'WALLETCONNECT_PROJECT_ID'],
])('rejects %s=%s without %s', (name, value, needed) => {
  expect(findProblems({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${needed} is missing; ${name} needs it\\.`)),
  ]);
});

test('requires a mail server with DATABASE_URL, unless OUTBOX=1', () => {
  const DATABASE_URL = 'postgres://db/game';
  const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' };
  expect(findProblems({ DATABASE_URL })).toEqual([
    'SMTP_URL is missing; DATABASE_URL needs it. Set it and MAIL_FROM, or OUTBOX=1 to keep emails in the outbox.',
  ]);
  expect(findProblems({ DATABASE_URL, ...mail })).toEqual([]);
  expect(findProblems({ DATABASE_URL, OUTBOX: '1' })).toEqual([]);
});

test('reads the telemetry settings, which send nothing to third parties by default', () => {
  expect(readConfig({}).telemetry).toEqual({ isAnalyticsOn: true, gaMeasurementId: null, sentryDsn: null });
  const dsn = 'https://0123456789abcdef0123456789abcdef@o1.ingest.sentry.io/42';
  expect(readConfig({ ANALYTICS: 'off', GA_MEASUREMENT_ID: 'G-ABC123', SENTRY_DSN: dsn }).telemetry).toEqual({
    isAnalyticsOn: false,
    gaMeasurementId: 'G-ABC123',
    sentryDsn: dsn,
  });
});

test.each([
  ['ANALYTICS', 'maybe'],
  ['GA_MEASUREMENT_ID', 'UA-12345-1'],
  ['GA_MEASUREMENT_ID', 'G-ABC123; script-src *'],
  ['SENTRY_DSN', 'https://o1.ingest.sentry.io/42'],
  ['SENTRY_DSN', 'https://key:secret@o1.ingest.sentry.io/42'],
  ['SENTRY_DSN', 'https://key@o1.ingest.sentry.io/project'],
  ['SENTRY_DSN', 'ftp://key@o1.ingest.sentry.io/42'],
])('rejects %s=%s', (name, value) => {
  const [problem] = findProblems({ [name]: value });
  expect(problem).toContain(name);
});

test('shows no DSN in a message, because it may contain a secret', () => {
  const [problem] = findProblems({ SENTRY_DSN: 'https://key:secret@o1.ingest.sentry.io/42' });
  expect(problem).not.toContain('secret@');
});

test('reads the bucket with artifacts, and the CDN that serves them', () => {
  expect(readConfig({})).toMatchObject({ artifacts: null, artifactsOrigin: null });
  const env = {
    ARTIFACTS_BUCKET: 'releases',
    ARTIFACTS_CACHE_MB: '64',
    ARTIFACTS_ORIGIN: 'https://cdn.example.org/',
  };
  expect(readConfig(env)).toMatchObject({
    artifacts: { bucket: { bucket: 'releases', prefix: '' }, cacheBytes: 64 * 1024 * 1024 },
    artifactsOrigin: 'https://cdn.example.org',
  });
  expect(readConfig({ ARTIFACTS_ORIGIN: 'http://localhost:4100' }).artifactsOrigin).toBe(
    'http://localhost:4100',
  );
});

test.each([
  'http://cdn.example.org',
  'https://cdn.example.org/path',
  'https://me@cdn.example.org',
  'cdn.example.org',
])('refuses %s as the origin of artifacts', (origin) => {
  expect(findProblems({ ARTIFACTS_ORIGIN: origin })).toEqual([
    `ARTIFACTS_ORIGIN is "${origin}"; expected an https origin such as "https://cdn.example.org", without a path.`,
  ]);
});

test('does not show a password in the URL of a bucket', () => {
  const problems = findProblems({ ARTIFACTS_ENDPOINT: 'https://key:hidden@s3.example.org' });
  expect(problems.join()).toContain('ARTIFACTS_ENDPOINT is not valid; expected an http or https URL');
  expect(problems.join()).not.toContain('hidden');
});
