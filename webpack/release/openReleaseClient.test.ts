import { sendOperatorCommand } from '@hashgrid/contracts/releases';
import * as paths from '../compile/paths';
import { findReleaseTarget, findRunningProduct } from './openReleaseClient';
import { ReleaseError } from './ReleaseError';

jest.mock('../compile/paths', () => ({
  __esModule: true,
  ...jest.requireActual<object>('../compile/paths'),
}));

jest.mock('@hashgrid/contracts/releases', () => ({
  ...jest.requireActual<object>('@hashgrid/contracts/releases'),
  sendOperatorCommand: jest.fn(),
}));

const url = 'https://play.example.org';

test('reads the product from the settings, without white space around the token', async () => {
  expect(await findReleaseTarget({ HASHGRID_URL: url, HASHGRID_TOKEN: ' hgr_a-1_B\n' })).toEqual({
    url,
    token: 'hgr_a-1_B',
    pagesUrl: url,
  });
});

test.each(['localhost:3000', 'play.example.org', 'ftp://play.example.org'])(
  'rejects %j, which is no URL of a product, and says what is expected',
  async (other) => {
    const target = findReleaseTarget({ HASHGRID_URL: other, HASHGRID_TOKEN: 'hgr_a' });
    await expect(target).rejects.toThrow(
      `HASHGRID_URL is "${other}"; expected a URL that begins with http://`,
    );
  },
);

test('rejects a URL of the pages without http:// or https:// by the name of its setting', async () => {
  const target = findReleaseTarget({
    HASHGRID_URL: url,
    HASHGRID_TOKEN: 'hgr_a',
    HASHGRID_PAGES_URL: 'play.example.org',
  });
  await expect(target).rejects.toThrow(
    'HASHGRID_PAGES_URL is "play.example.org"; expected a URL that begins with http://',
  );
});

test.each(['hgr_secret\nhgr_2', '"hgr_secret"', 'hgr_secret…'])(
  'rejects a token with other characters (%j) and does not show it',
  async (token) => {
    const error = await findReleaseTarget({ HASHGRID_URL: url, HASHGRID_TOKEN: token }).catch(String);
    expect(error).toContain('ReleaseError: HASHGRID_TOKEN is not a token');
    expect(error).not.toContain('secret');
  },
);

test('says which settings a repository without a product needs', async () => {
  jest.replaceProperty(paths, 'IS_WORKSPACE', false);
  await expect(findReleaseTarget({ HASHGRID_DATA: '/no-such-folder' })).rejects.toThrow(
    /^HASHGRID_URL and HASHGRID_TOKEN are missing: .* release-tokens -w @hashgrid\/server$/,
  );
});

test('says how to start the product of the workspace when it is not running', async () => {
  await expect(findReleaseTarget({ HASHGRID_DATA: '/no-such-folder' })).rejects.toThrow(
    'No product is running on /no-such-folder. Start it with: npm start.',
  );
});

describe('the product that runs on a data folder', () => {
  const respond = (body: string) =>
    jest.mocked(sendOperatorCommand).mockResolvedValueOnce({ status: 200, body });

  test('is found with its token, and with the pages of the settings', async () => {
    const target = { url, token: 'hgr_a', pagesUrl: url };
    respond(JSON.stringify({ lines: [], pictures: [], releases: target }));
    expect(await findRunningProduct('/data')).toEqual(target);
    const pagesUrl = 'https://staging.example.org';
    respond(JSON.stringify({ releases: target }));
    expect(await findReleaseTarget({ HASHGRID_PAGES_URL: pagesUrl })).toEqual({ ...target, pagesUrl });
  });

  test('is not found where none runs', async () => {
    expect(await findRunningProduct('/data')).toBeNull();
  });

  test.each([
    ['{"message":"No server is running."}', 'The product issued no token: No server is running.'],
    ['<h1>Bad gateway</h1>', 'its response was not understood. Restart it with this version'],
    ['null', 'its response was not understood.'],
    [JSON.stringify({ releases: { url, token: 7 } }), 'its response was not understood.'],
  ])('issues no token with the response %s', async (body, message) => {
    respond(body);
    const found = findRunningProduct('/data');
    await expect(found).rejects.toThrow(ReleaseError);
    await expect(found).rejects.toThrow(message);
  });
});
