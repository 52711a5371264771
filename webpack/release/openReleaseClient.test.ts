import { findReleaseTarget } from './openReleaseClient';

const url = 'https://play.example.org';

test('reads the product from the settings, without white space around the token', async () => {
  expect(await findReleaseTarget({ HASHGRID_URL: url, HASHGRID_TOKEN: ' hgr_a-1_B\n' })).toEqual({
    url,
    token: 'hgr_a-1_B',
    pagesUrl: url,
  });
});

test.each(['hgr_secret\nhgr_2', '"hgr_secret"', 'hgr_secret…'])(
  'rejects a token with other characters (%j) and does not show it',
  async (token) => {
    const error = await findReleaseTarget({ HASHGRID_URL: url, HASHGRID_TOKEN: token }).catch(String);
    expect(error).toContain('ReleaseError: HASHGRID_TOKEN is not a token');
    expect(error).not.toContain('secret');
  },
);
