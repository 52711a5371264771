import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Registry } from '@hashgrid/contracts';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import { BUILD_TYPE, packBuild } from '@hashgrid/contracts/releases';
import type { ApiConfig } from '../src/config';
import { createOperatorToken, createReleaseToken } from '../src/releases/permissions/releaseTokens';
import { openTestApi } from './openTestApi';

const computeTextIntegrity = (content: string) => computeIntegrity(new TextEncoder().encode(content));

/** Returns the files of a small build of a remote, by their paths. */
export const makeBuild = (name: string, script = 'one', paths = [`/${name}`]): Record<string, string> => ({
  'entry.js': script,
  'remote.json': JSON.stringify({
    name,
    platform: '^1.0.0',
    routes: paths.map((path) => ({ path, page: 'list/ListPage', title: 'List' })),
    version: '1.0.0',
    entry: 'entry.js',
    chunks: { 'list/ListPage': [] },
    integrity: { 'entry.js': computeTextIntegrity(script) },
    shared: {},
    locales: [],
    sourceHash: script,
  }),
});

/** Packs files into the body of an upload. */
export const packFiles = async (name: string, files: Record<string, string>): Promise<Buffer> => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  const packed = await buffer(await packBuild(dir, Object.keys(files), { name, publishedBy: 'ci:/srv' }));
  rmSync(dir, { recursive: true });
  return packed;
};

interface Scopes {
  team?: string;
  remotes?: string[];
  channels?: string[];
  /** Lifetime of the token. */
  seconds?: number;
}

/** Opens an API with its own release store, and returns it with functions that call its release API. */
export const openReleaseApi = (configure: () => Partial<ApiConfig> = () => ({})) => {
  const releasesDir = mkdtempSync(join(tmpdir(), 'releases-'));
  const api = openTestApi({ configure: () => ({ releasesDir, ...configure() }) });
  afterAll(() => rmSync(releasesDir, { recursive: true, force: true }));

  const send = async (line: string, token: string, payload?: object | Buffer) => {
    const [method, path] = line.split(' ') as ['GET', string];
    const response = await api.app.inject({
      method,
      url: `/api/releases${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(Buffer.isBuffer(payload) && { 'content-type': BUILD_TYPE }),
      },
      ...(payload && { payload }),
    });
    const body = response.json<{ message: string; data: Record<string, unknown> }>();
    return { status: response.statusCode, message: body.message, data: body.data };
  };
  const newToken = async ({
    team = 'team-a',
    remotes = ['*'],
    channels = ['*'],
    seconds = 3600,
  }: Scopes = {}) =>
    createReleaseToken(api.context, { team, label: `${team} CI`, remotes, channels, seconds });
  const upload = async (token: string, name: string, files = makeBuild(name)): Promise<string> => {
    const { status, message, data } = await send('POST /builds', token, await packFiles(name, files));
    if (status !== 200) throw new Error(message);
    return data.release as string;
  };
  /** Uploads and publishes a build. */
  const publish = async (token: string, name: string, script = 'one', more: object = {}) => {
    const release = await upload(token, name, makeBuild(name, script));
    return send('POST /publish', token, { name, release, ...more });
  };
  /** Returns the ID of the live build of a name; null or undefined if there is none. */
  const findLive = async (token: string, name: string, channel = 'live') => {
    const { data } = await send(`GET /list?channel=${channel}`, token);
    return (data.remotes as { name: string; current: string | null }[]).find((each) => each.name === name)
      ?.current;
  };
  return {
    api,
    releasesDir,
    send,
    newToken,
    upload,
    publish,
    findLive,
    newOperatorToken: () => createOperatorToken(api.context, 'olga'),
    readRegistry: async (token: string) => {
      const { data } = await send('GET /registry', token);
      return JSON.parse(data.registry as string) as Registry;
    },
  };
};
