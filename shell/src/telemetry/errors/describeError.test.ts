import type { ErrorReport } from '@hashgrid/platform/host';
import { recordScreenView, screenViews } from '../screenViews';
import { describeError } from './describeError';

const describeReport = (report: Partial<ErrorReport>) =>
  describeError(
    { id: '0a1b2c3d4e5f', error: null, message: '', context: {}, at: '2026-01-01T00:00:00.000Z', ...report },
    '1.0.0',
  );
const describeMessage = (message: string) => describeReport({ message }).message;

test('truncates a long message without leaving half an emoji, which the API rejects', () => {
  const message = describeMessage(`${'m'.repeat(499)}😀`);
  expect(message).toHaveLength(500);
  expect(message).not.toMatch(/\p{Cs}/u);
});

test('scrubs a long message before truncating it', () => {
  expect(describeMessage(`${'m '.repeat(245)}ada@example.org`)).not.toContain('ada');
});

const NO_REMOTE = { remote: null, version: null, hash: null };
const FINANCE = { remote: 'finance', version: '2.0.1', hash: '0123456789abcdef' };
const GAME = { remote: 'game', version: '1.4.2', hash: 'fedcba9876543210' };

const createErrorOf = ({ remote, version, hash }: typeof FINANCE) =>
  Object.assign(new Error(), {
    stack: `Error\n at x (https://cdn.example.com/remotes/${remote}/${version}-${hash}/1.js:1:2)`,
  });

describe('of an error in a dialog', () => {
  const describeDialogError = (error: Error) => describeReport({ error, context: { area: 'dialog' } });
  const showScreenOf = (release: Omit<typeof GAME, 'hash'> & { hash: string | null }) =>
    recordScreenView({ path: '/mining', title: 'Mining', ...release });

  beforeEach(() => screenViews.set([]));

  test('names the remote in the stack', () => {
    showScreenOf(GAME);
    expect(describeDialogError(createErrorOf(FINANCE))).toMatchObject({ area: 'dialog', ...FINANCE });
  });

  test('names the remote of the screen if the stack has none', () => {
    showScreenOf(GAME);
    expect(describeDialogError(new Error())).toMatchObject(GAME);
  });

  test('names no remote on a screen of the shell', () => {
    expect(describeDialogError(new Error())).toMatchObject(NO_REMOTE);
    showScreenOf({ remote: 'shell', version: '1.0.0', hash: null });
    expect(describeDialogError(new Error())).toMatchObject(NO_REMOTE);
  });
});

test('names the remote of another error only if its context or stack does', () => {
  recordScreenView({ path: '/mining', title: 'Mining', ...GAME });
  expect(describeReport({ error: new Error(), context: { area: 'window' } })).toMatchObject(NO_REMOTE);
  expect(describeReport({ error: createErrorOf(FINANCE), context: { area: 'window' } })).toMatchObject(
    FINANCE,
  );
  expect(describeReport({ error: createErrorOf(FINANCE), context: GAME })).toMatchObject(GAME);
});

test('names the page that failed to load as the area', () => {
  expect(describeReport({ context: { ...FINANCE, page: 'WalletPage' } })).toMatchObject({
    area: 'WalletPage',
  });
});
