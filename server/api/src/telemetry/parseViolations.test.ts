import { parseViolations } from './parseViolations';

const NOW = new Date('2026-01-01T00:10:00.000Z');
const PAGE = 'https://hashgrid.example/pay?token=secret';

const report = (type: string, body: object, age: unknown = 0) => ({ type, age, url: PAGE, body });
const csp = (body: object) =>
  report('csp-violation', {
    documentURL: PAGE,
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
    ...body,
  });

test('attributes a violation of the policy to the remote of its script', () => {
  const body = csp({
    blockedURL: 'https://tracker.example/p.gif?player=ada',
    sourceFile: 'https://hashgrid.example/remotes/finance/1.2.0-0a1b2c3d/pay.js',
  });
  expect(parseViolations([body], NOW)).toEqual([
    {
      at: NOW.toISOString(),
      kind: 'csp',
      remote: 'finance',
      version: '1.2.0',
      hash: '0a1b2c3d',
      directive: 'img-src',
      blocked: 'https://tracker.example/p.gif',
    },
  ]);
});

test('attributes a script without an integrity to the release it belongs to', () => {
  const body = report(
    'integrity-violation',
    {
      documentURL: PAGE,
      blockedURL: 'https://hashgrid.example/shell/1.0.0-aa11/x.js',
      destination: 'script',
    },
    60_000,
  );
  expect(parseViolations([body], NOW)).toEqual([
    expect.objectContaining({
      at: '2026-01-01T00:09:00.000Z',
      kind: 'integrity',
      remote: 'shell',
      version: '1.0.0',
      hash: 'aa11',
      directive: 'script',
    }),
  ]);
});

test.each([
  ['https://t.example/a?player=ada', 'https://t.example/a'],
  ['ws://t.example/a?player=ada', 'ws://t.example/a'],
  ['wss://t.example/a?player=ada', 'wss://t.example/a'],
  ['data:text/html,ada', 'data:'],
  ['inline', 'inline'],
])('describes what was blocked, %s, as %s', (blockedURL, blocked) => {
  expect(parseViolations([csp({ blockedURL })], NOW)).toEqual([expect.objectContaining({ blocked })]);
});

test('reads a report in the older report-uri format', () => {
  const body = {
    'csp-report': { 'document-uri': PAGE, 'blocked-uri': 'eval', 'violated-directive': 'script-src' },
  };
  expect(parseViolations(body, NOW)).toEqual([
    expect.objectContaining({ kind: 'csp', remote: null, directive: 'script-src', blocked: 'eval' }),
  ]);
});

test('attributes a script of another origin to no remote', () => {
  const body = csp({ sourceFile: 'https://evil.example/remotes/finance/1.2.0-0a1b2c3d/pay.js' });
  expect(parseViolations([body], NOW)).toEqual([
    expect.objectContaining({ remote: null, version: null, hash: null }),
  ]);
});

test.each<[string, unknown]>([
  ['a violation by an extension', [csp({ sourceFile: 'chrome-extension://abc/content.js' })]],
  ['another type of report', [report('deprecation', { id: 'x' })]],
  ['a report without a body', [{ type: 'csp-violation' }]],
  ['a report whose directive is a number', [csp({ effectiveDirective: 7 })]],
  ['a number', 7],
  ['null', null],
  [
    'a violation by an extension of which only the scheme is reported',
    [csp({ blockedURL: 'moz-extension' })],
  ],
  ['a report of a type that every object has as a property', [{ ...csp({}), type: 'constructor' }]],
  ['a report that is a string', { 'csp-report': 'x' }],
  ['items that are not reports', [null, 1, 'x', []]],
])('leaves out %s', (_name, body) => {
  expect(parseViolations(body, NOW)).toEqual([]);
});

test('limits the number, length and age of reports', () => {
  const body = { ...csp({ blockedURL: `https://x.example/${'long/'.repeat(1000)}` }), age: 1e308 };
  const violations = parseViolations(
    Array.from({ length: 1000 }, () => body),
    NOW,
  );
  expect(violations).toHaveLength(20);
  expect(violations[0]!.blocked.length).toBeLessThanOrEqual(200);
  expect(violations[0]!.at).toBe('2025-12-31T00:10:00.000Z');
});

test.each([
  ['an emoji that is cut through', `${'d'.repeat(199)}😀`],
  ['half a surrogate pair', 'd\ud800'],
])('converts a directive with %s to text that PostgreSQL accepts', (_name, effectiveDirective) => {
  const [violation] = parseViolations([csp({ effectiveDirective, blockedURL: effectiveDirective })], NOW);
  expect(violation?.directive).toMatch(/^d+\ufffd$/);
  expect(violation?.blocked).toMatch(/^d+\ufffd$/);
});

test('cuts off a long scheme', () => {
  const [violation] = parseViolations([csp({ blockedURL: `x${'-long'.repeat(300)}:y` })], NOW);
  expect(violation?.blocked).toHaveLength(200);
});
