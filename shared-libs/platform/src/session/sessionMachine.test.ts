import {
  decideRefresh,
  decideSync,
  getNextStatus,
  SESSION_TRANSITIONS,
  type SyncInput,
} from './sessionMachine';

interface FileSystem {
  readFileSync(path: string, encoding: 'utf8'): string;
}

/** Reads a page of the documentation. */
function readDocs(name: string): string {
  const { testPath = '' } = expect.getState();
  const { readFileSync } = jest.requireActual<FileSystem>('node:fs');
  return readFileSync(testPath.replace(/shared-libs.*$/, `docs/${name}`), 'utf8');
}

test('the diagram in docs/session.md shows exactly the transitions in the code', () => {
  const [diagram = ''] = readDocs('session.md').match(/```mermaid[^`]+```/) ?? [];
  const inDiagram = diagram.match(/\w+ --> \w+: \w+/g);
  const inCode = Object.entries(SESSION_TRANSITIONS).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} --> ${to}: ${event}`),
  );
  expect(inDiagram?.sort()).toEqual(inCode.sort());
});

test('returns no next status for an event that is not listed', () => {
  expect(getNextStatus('loggedIn', 'noSessionFound')).toBeUndefined();
  expect(getNextStatus('loggedIn', 'sessionEnded')).toBe('guest');
});

describe('decideSync', () => {
  const loggedIn: SyncInput = {
    status: 'loggedIn',
    event: null,
    hasAccessToken: true,
    hasTwoFactorToken: false,
  };
  const guest: SyncInput = { ...loggedIn, status: 'guest', hasAccessToken: false };
  const twoFactor: SyncInput = { ...guest, status: 'twoFactor', hasTwoFactorToken: true };

  test.each<[string, SyncInput, string]>([
    ['keeps a session without an event', loggedIn, 'keep'],
    ['clears a session whose tokens are gone', { ...loggedIn, hasAccessToken: false }, 'clear'],
    ['clears a session after a logout', { ...loggedIn, event: 'loggedOut', hasAccessToken: false }, 'clear'],
    ['loads the session of a login in another tab', { ...guest, event: 'loggedIn' }, 'replace'],
    [
      'loads the session whose tokens are stored after a logout',
      { ...loggedIn, event: 'loggedOut' },
      'replace',
    ],
    ['keeps a guest after a logout', { ...guest, event: 'loggedOut' }, 'keep'],
    ['keeps a pending two-factor login after a logout', { ...twoFactor, event: 'loggedOut' }, 'keep'],
    [
      'clears a two-factor login without its token',
      { ...twoFactor, event: 'loggedOut', hasTwoFactorToken: false },
      'clear',
    ],
  ])('%s', (_, input, step) => {
    expect(decideSync(input)).toBe(step);
  });
});

describe('decideRefresh', () => {
  const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
  const success = { ok: true as const, body: { data: tokens } };
  const createFailure = (httpStatus: number) => ({
    ok: false as const,
    httpStatus,
    error: { statusCode: httpStatus, message: 'No' },
  });

  test('stores new tokens', () => {
    expect(decideRefresh(success, true)).toEqual({
      outcome: { kind: 'refreshed', accessToken: 'access-2' },
      tokens,
    });
  });

  test.each([
    ['no access token', { refreshToken: 'refresh-2' }],
    ['an empty access token', { ...tokens, accessToken: '' }],
    ['an access token that is no text', { ...tokens, accessToken: 7 }],
  ])('treats a response with %s as a rejection, and stores nothing of it', (_, data) => {
    expect(decideRefresh({ ok: true, body: { data } }, true)).toEqual({ outcome: { kind: 'refused' } });
  });

  test.each([
    ['new tokens', success],
    ['a rejection', createFailure(401)],
    ['a failure', createFailure(0)],
  ] as const)(
    'neither stores tokens nor ends the session after %s for a token that is no longer current',
    (_, response) => {
      expect(decideRefresh(response, false)).toEqual({ outcome: { kind: 'replaced' } });
    },
  );

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [408, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [0, 'unreachable'],
  ])('classifies a failure with status %s as %s', (httpStatus, kind) => {
    expect(decideRefresh(createFailure(httpStatus), true).outcome.kind).toBe(kind);
  });
});
