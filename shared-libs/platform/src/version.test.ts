import { PLATFORM_VERSION } from './version';

test('PLATFORM_VERSION, which is compared with the version ranges of remotes, equals the version in package.json', () => {
  expect(PLATFORM_VERSION).toBe(jest.requireActual<{ version: string }>('../package.json').version);
});
