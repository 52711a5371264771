import type { Preview, PreviewResponse } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from '../GatewayConfig';
import { createRelease, REGISTRY } from '../test/createFixtureStore';
import { createPreviews } from './createPreviews';

const createToken = (signature: string) =>
  `key.0b0e8c0e-0000-4000-8000-000000000000.zzzz.${signature.padStart(43, '0')}`;
const VALID = createToken('valid');

const preview: Preview = {
  id: '0b0e8c0e-0000-4000-8000-000000000000',
  name: 'finance',
  channel: 'live',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  release: createRelease('remotes/finance', 'cafe', REGISTRY.remotes.finance!.current.descriptor),
  local: null,
};
const FORGED: PreviewResponse = { refused: 'forged', preview: null };

test('keeps a preview in its cache when strangers send any number of forged tokens', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const response = String(url).endsWith(VALID) ? { refused: null, preview } : FORGED;
    return new Response(JSON.stringify(response));
  });
  const { check, findRelease } = createPreviews({
    apiUrl: 'http://api.example',
    publicUrl: 'http://localhost:3000',
    previewLinks: 'builds',
  } as GatewayConfig);
  await check(VALID);
  for (let attempt = 0; attempt < 1_000; attempt += 1) await check(createToken(`forged-${attempt}`));
  expect(findRelease(preview.release!.base)).toEqual(preview.release);
});
