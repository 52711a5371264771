import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestGateway } from '../test/openTestGateway';

const PUBLIC_DIR = join(__dirname, '../../../shell/public');

const testGateway = openTestGateway();

test('serves a manifest of the installed app with the game name, the color of the pages and icons', async () => {
  const { headers, body } = await testGateway.gateway.inject('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { name, start_url, display, theme_color, icons } = JSON.parse(body);
  expect({ name, start_url, display }).toEqual({
    name: 'Hash & <Grid>',
    start_url: '/',
    display: 'standalone',
  });
  const page = (await testGateway.gateway.inject('/login')).body;
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(page).toContain(`<meta name="theme-color" content="${theme_color}">`);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    'any',
    '192x192',
    '512x512',
    '512x512',
  ]);
});

test('lists only icons that the shell has, in their format', async () => {
  const { icons } = (await testGateway.gateway.inject('/manifest.webmanifest')).json<{
    icons: { src: string; type: string }[];
  }>();
  for (const { src, type } of icons) {
    const start = readFileSync(join(PUBLIC_DIR, src)).subarray(0, 5).toString('latin1');
    expect(start).toBe(type === 'image/png' ? '\x89PNG\r' : '<svg ');
  }
});
