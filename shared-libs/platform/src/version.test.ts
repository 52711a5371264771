import { PLATFORM_VERSION } from './version';

test('equals the version of the package, with which the version ranges of remotes are compared', () => {
  expect(PLATFORM_VERSION).toBe(jest.requireActual<{ version: string }>('../package.json').version);
});
