import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { createProductGateway } from './createProductGateway';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Returns the status of a malformed preview link: 403 where previews are off, and 404 where they are shown. */
const openPreviewLink = async (publicUrl: string, env: Record<string, string> = {}): Promise<number> => {
  const config = readConfig({ HASHGRID_DATA: dataDir, ...env });
  const gateway = await createProductGateway(config, { apiUrl: 'http://127.0.0.1:9', publicUrl });
  const { statusCode } = await gateway.inject('/_preview/x');
  await gateway.close();
  return statusCode;
};

test.each([
  ['http://localhost:3000', 404],
  ['http://127.0.0.1:3000', 404],
  ['https://play.example.org', 403],
])(
  'shows previews by default only where players reach the product locally: %s',
  async (publicUrl, status) => {
    expect(await openPreviewLink(publicUrl)).toBe(status);
  },
);

test.each([
  ['off', 'http://localhost:3000', 403],
  ['builds', 'https://play.example.org', 404],
])('lets PREVIEW_LINKS=%s decide at %s', async (PREVIEW_LINKS, publicUrl, status) => {
  expect(await openPreviewLink(publicUrl, { PREVIEW_LINKS })).toBe(status);
});
