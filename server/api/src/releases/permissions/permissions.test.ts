import { Readable } from 'node:stream';
import { makeBuild, openReleaseApi, packFiles } from '../../../test/releaseApi';

const { api, send, newToken, newOperatorToken, upload, publish, findLive } = openReleaseApi();

let token: string;
beforeEach(async () => {
  ({ token } = await newToken());
});

describe('tokens', () => {
  test('are stored as hashes only', async () => {
    const rows = await api.database.query<object>('select * from release_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(token);
  });

  test.each(['', 'hgr_unknown', "' or 1=1"])('are refused when unknown: "%s"', async (unknown) => {
    expect((await send('GET /list', unknown)).status).toBe(401);
  });

  test('are asked for in the form in which they must be sent', async () => {
    expect((await send('GET /list', '')).message).toBe(
      'The request has no release token. Send it as the header "Authorization: Bearer hgr_…".',
    );
  });

  test('are refused once expired or revoked, and the error says which and what to do', async () => {
    const short = await newToken({ seconds: 60 });
    const revoked = await newToken();
    await api.database.query('update release_tokens set revoked_at = now() where id = $1', [revoked.id]);
    expect((await send('GET /list', revoked.token)).message).toMatch(
      /was revoked at .* An operator creates another with: /,
    );
    expect((await send('GET /list', short.token)).status).toBe(200);
    api.advanceClock(60);
    const { status, message } = await send('GET /list', short.token);
    expect([status, message]).toEqual([
      401,
      expect.stringMatching(/expired at .* An operator creates another with: /),
    ]);
  });

  test('are refused when they are revoked before the body of a change arrives', async () => {
    await publish(token, 'held');
    const { id, token: revoked } = await newToken();
    async function* revokeTokenAndSendBody() {
      await api.database.query('update release_tokens set revoked_at = now() where id = $1', [id]);
      yield JSON.stringify({ name: 'held', reason: 'late' });
    }
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/releases/pin',
      headers: { authorization: `Bearer ${revoked}`, 'content-type': 'application/json' },
      // Read once the headers have been accepted.
      payload: Readable.from(revokeTokenAndSendBody()),
    });
    expect(statusCode).toBe(401);
  });

  test('allow changes only of the remotes and channels in their scopes, and a refusal names the missing scope', async () => {
    await publish(token, 'scoped');
    const { token: narrow } = await newToken({ remotes: ['other'], channels: ['staging'] });
    for (const action of ['rollback', 'unpublish', 'pin', 'pause', 'resume', 'unpin']) {
      const { status, message } = await send(`POST /${action}`, narrow, { name: 'scoped' });
      expect([action, status]).toEqual([action, 403]);
      expect(message).toContain('remote "scoped" (it has: other) and channel "live" (it has: staging)');
    }
    const refused = await send(
      'POST /builds',
      narrow,
      await packFiles('scoped', makeBuild('scoped', 'evil')),
    );
    expect([refused.status, refused.message]).toEqual([403, expect.stringContaining('remote "scoped"')]);
  });

  test('include the shell only when their scope names it', async () => {
    const { status, message } = await send('POST /rollback', token, { name: 'shell' });
    expect([status, message]).toEqual([403, expect.stringContaining('the shell (it has: *)')]);
  });
});

describe('claims', () => {
  test('refuses a name that another team was the first to publish', async () => {
    await publish(token, 'mine');
    await publish(token, 'mine', 'two');
    const { token: other } = await newToken({ team: 'team-b' });
    const { status, message } = await send('POST /rollback', other, { name: 'mine' });
    expect([status, message]).toEqual([
      403,
      '"mine" belongs to team "team-a", so team "team-b" may not change it. Choose another name, or ask team "team-a" to publish it.',
    ]);
  });

  test('gives a name that operators have published to the first team that publishes it', async () => {
    const operator = await newOperatorToken();
    await publish(operator, 'adopted');
    expect((await publish(token, 'adopted', 'two')).status).toBe(200);
    expect((await publish(operator, 'adopted', 'three')).status).toBe(200);
    const { token: other } = await newToken({ team: 'team-b' });
    const upload = await packFiles('adopted', makeBuild('adopted', 'four'));
    expect((await send('POST /builds', other, upload)).status).toBe(403);
  });

  test('leaves a name with the operators when a team pauses it', async () => {
    const operator = await newOperatorToken();
    await publish(operator, 'unowned');
    expect((await send('POST /pause', token, { name: 'unowned' })).status).toBe(200);
    expect((await send('POST /resume', token, { name: 'unowned' })).status).toBe(200);
    const { token: other } = await newToken({ team: 'team-b' });
    expect((await publish(other, 'unowned', 'two')).status).toBe(200);
    expect((await send('POST /pause', token, { name: 'unowned' })).status).toBe(403);
  });

  test('refuses a path that would take over paths of a pattern of another remote', async () => {
    const publishPaths = async (by: string, name: string, paths: string[]) => {
      const release = await upload(by, name, makeBuild(name, paths.join(), paths));
      return send('POST /publish', by, { name, release });
    };
    expect((await publishPaths(token, 'referrals', ['/ref', '/ref/*', '/*'])).status).toBe(200);
    const { token: other } = await newToken({ team: 'team-b' });
    for (const path of ['/ref/:code', '/:page/code']) {
      const { status, message } = await publishPaths(other, 'hijacker', ['/hijacker', path]);
      expect([status, message]).toEqual([
        409,
        `"hijacker" of team "team-b": path "${path}" would take over paths of "/ref/*", which is taken by remote "referrals" of team "team-a". Choose another path, or ask that team to publish without it.`,
      ]);
    }
    expect((await publishPaths(other, 'hijacker', ['/hijacker'])).status).toBe(200);
    expect((await publishPaths(token, 'referrals', ['/ref', '/ref/*', '/ref/:code'])).status).toBe(200);
  });

  describe('endpoint names', () => {
    const makeBuildWith = (name: string, endpointNames: string[]) => {
      const files = makeBuild(name, endpointNames.join());
      const descriptor = JSON.parse(files['remote.json']!) as object;
      return { ...files, 'remote.json': JSON.stringify({ ...descriptor, endpointNames }) };
    };
    const change = async (by: string, name: string, endpointNames: string[], action = 'publish') => {
      const release = await upload(by, name, makeBuildWith(name, endpointNames));
      const more = action === 'canary' ? { percent: 5 } : {};
      return send(`POST /${action}`, by, { name, release, ...more });
    };
    const refusal = (name: string, owner: string) => ({
      status: 409,
      message: `"${name}" of team "team-b": endpoint "getOffers" is taken by remote "${owner}" of team "team-a". Choose another name, or ask that team to publish without it.`,
    });

    test('are refused while another live remote has them, and a refusal names both sides', async () => {
      const { token: other } = await newToken({ team: 'team-b' });
      await change(token, 'offers', ['getOffers']);
      expect(await change(other, 'copycat', ['getCopies', 'getOffers'])).toMatchObject(
        refusal('copycat', 'offers'),
      );
      expect(await findLive(token, 'copycat')).toBeUndefined();
      const release = await upload(other, 'copycat', makeBuildWith('copycat', ['getOffers']));
      expect(await send('POST /previews', other, { name: 'copycat', release })).toMatchObject(
        refusal('copycat', 'offers'),
      );
      expect((await change(other, 'copycat', ['getCopies'])).status).toBe(200);
      expect((await change(token, 'offers', ['getOffers', 'getPrices'])).status).toBe(200);
      await send('POST /unpublish', token, { name: 'offers' });
      expect((await change(other, 'copycat', ['getOffers'])).status).toBe(200);
      await send('POST /unpublish', other, { name: 'copycat' });
    });

    test('are refused in a rollback to a build that has a name which another remote has taken since', async () => {
      const { token: other } = await newToken({ team: 'team-b' });
      await change(token, 'renamed', ['getOld']);
      await change(token, 'renamed', ['getNew']);
      expect((await change(other, 'successor', ['getOld'])).status).toBe(200);
      expect(await send('POST /rollback', token, { name: 'renamed' })).toMatchObject({
        status: 409,
        message: expect.stringContaining(
          '"renamed" of team "team-a": endpoint "getOld" is taken by remote "successor" of team "team-b".',
        ) as string,
      });
    });

    test('are refused while a canary of another remote has them', async () => {
      const { token: other } = await newToken({ team: 'team-b' });
      await publish(token, 'tried');
      expect((await change(token, 'tried', ['getOffers'], 'canary')).status).toBe(200);
      expect(await change(other, 'imitator', ['getOffers'])).toMatchObject(refusal('imitator', 'tried'));
      await send('POST /canary/stop', token, { name: 'tried' });
      expect((await change(other, 'imitator', ['getOffers'])).status).toBe(200);
    });
  });

  test('gives a name to one of two teams that publish it first in two channels at once', async () => {
    const { token: other } = await newToken({ team: 'team-b' });
    const releases = [
      await upload(token, 'contested'),
      await upload(other, 'contested', makeBuild('contested', 'two')),
    ];
    const [first, second] = await Promise.all([
      send('POST /publish', token, { name: 'contested', release: releases[0], channel: 'staging' }),
      send('POST /publish', other, { name: 'contested', release: releases[1], channel: 'beta' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 403]);
  });

  test('refuses a path that another remote has, however it is written, until it is freed, and names both sides', async () => {
    const publishPaths = async (by: string, name: string, paths: string[]) => {
      const release = await upload(by, name, makeBuild(name, paths.join(), paths));
      return send('POST /publish', by, { name, release });
    };
    await publishPaths(token, 'owner', ['/wallets/:id', '/old']);
    const { token: other } = await newToken({ team: 'team-b' });
    const { status, message } = await publishPaths(other, 'thief', ['/thief', '/Wallets/:key/']);
    expect([status, message]).toEqual([
      409,
      '"thief" of team "team-b": path "/Wallets/:key/" is taken by remote "owner" of team "team-a". Choose another path, or ask that team to publish without it.',
    ]);
    expect(await findLive(token, 'thief')).toBeUndefined();
    expect((await publishPaths(other, 'thief', ['/thief'])).status).toBe(200);
    expect((await publishPaths(token, 'owner', ['/wallets/:id'])).status).toBe(200);
    expect((await publishPaths(other, 'thief', ['/old'])).status).toBe(200);
    const back = await send('POST /rollback', token, { name: 'owner' });
    expect([back.status, back.message]).toEqual([409, expect.stringContaining('is taken by remote "thief"')]);
  });
});
