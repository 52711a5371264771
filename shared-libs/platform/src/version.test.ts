import { PLATFORM_VERSION } from './version';

test('is the version of the package, which ranges of remotes are compared with', () => {
  expect(PLATFORM_VERSION).toBe(jest.requireActual<{ version: string }>('../package.json').version);
});
