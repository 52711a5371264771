import { join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { REMOTES_DIR } from '@hashgrid/tooling/compile/paths';
import { listRemoteNames } from '@hashgrid/tooling/remote/loadRemoteConfig';
import { LANGUAGE_SCREENS } from './screens';

const readRoutes = (remote: string): string[] => {
  const file = join(REMOTES_DIR, remote, 'remote.config');
  return jest.requireActual<{ default: RemoteConfig }>(file).default.routes.map(({ path }) => path);
};

test('inspects every screen of every remote', () => {
  const routes = listRemoteNames().flatMap(readRoutes);
  const inspected = LANGUAGE_SCREENS.map(({ path }) => path.replace(/\?.*/, ''));
  const isInspected = (route: string) =>
    inspected.some((path) => path === route || (route.endsWith('*') && path.startsWith(route.slice(0, -1))));
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !isInspected(route))).toEqual([]);
});
