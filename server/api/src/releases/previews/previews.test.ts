import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewResponse } from '@hashgrid/contracts/releases';
import { makeBuild, openReleaseApi } from '../../../test/releaseApi';
import { runBeforeTransaction } from '../../../test/runBeforeTransaction';
import { authenticateReleaseToken } from '../permissions/releaseTokens';
import { revokePreview } from './createPreview';

const { api, releasesDir, send, newToken, newOperatorToken, upload, publish, findLive } = openReleaseApi();

let token: string;
beforeEach(async () => {
  ({ token } = await newToken());
});

interface Link {
  id: string;
  token: string;
  expiresAt: string;
}

const create = async (body: object, by = token) => {
  const { status, message, data } = await send('POST /previews', by, body);
  return { status, message, link: data as unknown as Link };
};
const read = async (link: string): Promise<PreviewResponse> =>
  (await api.app.inject(`/previews?token=${link}`)).json();

const LOCAL = { origin: 'http://localhost:4810', version: '1.1.0', routes: [], menu: [] };

test('a preview shows an uploaded build without making it live', async () => {
  const release = await upload(token, 'shown');
  const { link } = await create({ name: 'shown', release, seconds: 3600, reason: 'for QA' });
  const { refused, preview } = await read(link.token);
  expect(refused).toBeNull();
  expect(preview).toMatchObject({ id: link.id, name: 'shown', channel: 'live', local: null });
  expect(preview!.release!.base).toBe(`/remotes/shown/${release}/`);
  expect(await findLive(token, 'shown')).toBeUndefined();
  const [entry] = (await send('GET /log?name=shown', token)).data.items as object[];
  expect(entry).toMatchObject({ action: 'preview', from: null, to: release, reason: 'for QA' });
});

test('a preview shows the slots and widgets of a local build, which may be as large as those of an upload', async () => {
  const flag = { name: 'shown-hint', default: true };
  const widgets = [{ slot: 'dashboard.balance', component: 'hint/HintWidget', title: 'Hint', flag }];
  const local = { ...LOCAL, slots: ['dashboard.balance'], widgets };
  const { link } = await create({ name: 'with-slots', local });
  expect((await read(link.token)).preview!.local).toEqual(local);
  const createWithSlots = (bytes: number) =>
    create({ name: 'with-slots', local: { ...local, slots: ['a'.repeat(bytes)] } });
  expect((await createWithSlots(60 * 1024)).status).toBe(200);
  expect((await createWithSlots(65 * 1024)).message).toContain('more than 64 KB');
});

test.each(['ID', 'expiry', 'signature', 'key ID'])('a token with a forged %s is refused', async (part) => {
  const release = await upload(token, 'forge');
  const [kid, id, expiry, signature] = (await create({ name: 'forge', release })).link.token.split('.');
  const forged = {
    ID: [kid, id!.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), expiry, signature],
    expiry: [kid, id, `${expiry}z`, signature],
    signature: [kid, id, expiry, 'A'.repeat(43)],
    'key ID': ['other', id, expiry, signature],
  }[part]!;
  expect(await read(forged.join('.'))).toEqual({ refused: 'forged', preview: null });
});

test('a build with a path of another remote has no preview, which would show its page there', async () => {
  await publish(token, 'shown-first', 'one');
  const { token: other } = await newToken({ team: 'team-b' });
  const release = await upload(other, 'imitator', makeBuild('imitator', 'one', ['/shown-first']));
  const local = { ...LOCAL, routes: [{ path: '/Shown-First/', page: 'a/A', title: 'A' }] };
  for (const body of [{ release }, { local }])
    expect(await create({ name: 'imitator', ...body }, other)).toMatchObject({
      status: 409,
      message: expect.stringContaining('is taken by remote "shown-first" of team "team-a"') as string,
    });
});

test.each([
  ['routes', '/api/v1', 'belongs to the gateway'],
  ['menu', '//evil.example', 'is not allowed'],
])(
  'a local build whose %s have the path %s has no preview, as an upload of it is refused',
  async (list, path, reason) => {
    const entry = { path, page: 'a/A', title: 'A', icon: 'star', order: 1 };
    expect(await create({ name: 'invalid-path', local: { ...LOCAL, [list]: [entry] } })).toMatchObject({
      status: 422,
      message: expect.stringContaining(reason) as string,
    });
  },
);

test('a preview ends when it expires, or when somebody who may publish the remote revokes it', async () => {
  const release = await upload(token, 'ends');
  const { link } = await create({ name: 'ends', release, seconds: 60 });
  const other = (await create({ name: 'ends', release })).link;
  const { token: stranger } = await newToken({ team: 'team-b', remotes: ['else'] });
  expect((await send('POST /previews/revoke', stranger, { id: other.id })).status).toBe(403);
  expect((await send('POST /previews/revoke', token, { id: other.id })).status).toBe(200);
  expect((await send('POST /previews/revoke', token, { id: other.id })).status).toBe(404);
  expect((await read(other.token)).refused).toBe('revoked');
  api.advanceClock(60);
  expect((await read(link.token)).refused).toBe('expired');
});

test('a preview is refused without a scope, without a build, for the shell and for origins other than localhost', async () => {
  await publish(token, 'refused');
  const { token: stranger } = await newToken({ team: 'team-b', remotes: ['else'] });
  const release = await upload(token, 'refused');
  expect((await create({ name: 'refused', release }, stranger)).message).toContain('lacks the scope');
  expect((await create({ name: 'refused', release: '1.0.0-00000000' })).status).toBe(404);
  expect((await create({ name: 'refused' })).message).toContain('either an uploaded build');
  expect(
    (await create({ name: 'shell', release }, (await newToken({ remotes: ['shell'] })).token)).status,
  ).toBe(409);
  expect((await create({ name: 'refused', local: LOCAL })).status).toBe(200);
  for (const origin of ['https://evil.example', 'http://localhost.evil.example:80', 'http://10.0.0.1:80'])
    expect((await create({ name: 'refused', local: { ...LOCAL, origin } })).status).toBe(422);
});

test('a preview of a remote that belongs to another team is neither created nor revoked', async () => {
  const release = (await publish(token, 'owned')).data.to;
  const { link } = await create({ name: 'owned', release });
  const { token: other } = await newToken({ team: 'team-b' });
  const refusal = { status: 403, message: expect.stringContaining('"owned" belongs to team "team-a"') };
  expect(await create({ name: 'owned', release }, other)).toMatchObject(refusal);
  expect(await create({ name: 'owned', local: LOCAL }, other)).toMatchObject(refusal);
  expect(await send('POST /previews/revoke', other, { id: link.id })).toMatchObject(refusal);
  expect((await create({ name: 'owned', release }, await newOperatorToken())).status).toBe(200);
});

test('of two concurrent requests to revoke a preview, one succeeds and is logged', async () => {
  const release = await upload(token, 'once');
  const { id } = (await create({ name: 'once', release })).link;
  const actor = await authenticateReleaseToken(api.context, token);
  const second = runBeforeTransaction(api.context, () => revokePreview(api.context, actor, { id }));
  await expect(revokePreview(second, actor, { id })).rejects.toMatchObject({ kind: 'notFound' });
  const log = (await send('GET /log?name=once', token)).data.items as { action: string }[];
  expect(log.map(({ action }) => action)).toEqual(['preview-revoke', 'preview']);
});

test.each(['-'.repeat(36), 'a'.repeat(36), '0b8f0a4e-6c0f-4c52-9d0e-2f6a3b1c4d5'])(
  'a preview ID that is not a UUID is refused as invalid: %s',
  async (id) => {
    expect((await send('POST /previews/revoke', token, { id })).status).toBe(422);
  },
);

test('a preview is refused for a build whose files are missing', async () => {
  const release = await upload(token, 'damaged');
  rmSync(join(releasesDir, 'remotes', 'damaged', release, 'entry.js'));
  const { status, message } = await create({ name: 'damaged', release });
  expect([status, message]).toEqual([
    409,
    expect.stringContaining(`Could not preview "damaged" ${release}: entry.js is missing in `),
  ]);
});
