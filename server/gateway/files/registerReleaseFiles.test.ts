import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const readPolicy = async (url: string) =>
  (await testGateway.gateway.inject(url)).headers['content-security-policy'];

test.each(['page.html', 'drawing.svg', 'drawing.xml'])(
  'blocks scripts in a %s of a release, whose publisher may not be allowed to make it live',
  async (file) => {
    const folder = join(testGateway.releasesDir, 'remotes/auth/1.0.0-staged');
    mkdirSync(folder);
    writeFileSync(join(folder, file), '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>');
    const policy = await readPolicy(`/remotes/auth/1.0.0-staged/${file}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; sandbox$/);
  },
);

test('sends no content security policy with scripts, where browsers ignore it', async () => {
  const { statusCode, headers } = await testGateway.gateway.inject('/shell/1.0.0-aa/shell.js');
  expect([statusCode, headers['content-security-policy']]).toEqual([200, undefined]);
});

test.each(['auth.js.map', 'auth.js.map.br', 'auth.js%2Emap', 'auth.js.map?x=1'])(
  'serves no source maps: %s',
  async (file) => {
    const folder = join(testGateway.releasesDir, 'remotes/auth/1.0.0-bb');
    for (const name of ['auth.js.map', 'auth.js.map.br']) writeFileSync(join(folder, name), 'sources');
    const { statusCode, body } = await testGateway.gateway.inject(`/remotes/auth/1.0.0-bb/${file}`);
    expect([statusCode, body.includes('sources')]).toEqual([404, false]);
  },
);
