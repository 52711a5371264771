import { listResolvedVersions, type Lockfile } from './listResolvedVersions';

const createLockfile = (versions: Record<string, string> = {}): Lockfile => {
  const version = (folder: string, defaultVersion: string) => ({
    version: versions[folder] ?? defaultVersion,
  });
  return {
    packages: {
      '': { version: '1.0.0' },
      'remotes/shop': {
        version: '1.0.0',
        dependencies: { chart: '^1.0.0', react: '^19.0.0', '@x/ui': '1.0.0' },
      },
      'node_modules/@x/ui': { link: true, resolved: 'shared-libs/ui' },
      'shared-libs/ui': { version: '1.0.0', dependencies: { color: '^2.0.0' } },
      'node_modules/chart': { ...version('chart', '1.1.0'), dependencies: { color: '^1.0.0' } },
      'node_modules/chart/node_modules/color': version('chart/color', '1.0.0'),
      'node_modules/color': version('color', '2.0.0'),
      'node_modules/react': { ...version('react', '19.3.1'), dependencies: { scheduler: '^1.0.0' } },
      'node_modules/scheduler': version('scheduler', '1.0.0'),
      'node_modules/jest': version('jest', '30.0.0'),
    },
  };
};
const resolve = (versions?: Record<string, string>) =>
  listResolvedVersions(createLockfile(versions), 'remotes/shop', (name) => name === 'react');

test('lists the dependencies of a package and of its workspace libraries, each in its own version', () => {
  expect(resolve()).toEqual([
    'node_modules/chart/node_modules/color@1.0.0',
    'node_modules/chart@1.1.0',
    'node_modules/color@2.0.0',
    'node_modules/react@19.3.1',
    'shared-libs/ui@1.0.0',
  ]);
});

test.each(['jest', 'scheduler'])('ignores another version of %s, which is not part of the build', (name) => {
  expect(resolve({ [name]: '99.0.0' })).toEqual(resolve());
});

test.each(['chart', 'chart/color', 'color', 'react'])('detects another version of %s', (name) => {
  expect(resolve({ [name]: '99.0.0' })).not.toEqual(resolve());
});
