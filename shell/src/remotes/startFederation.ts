import { init } from '@module-federation/enhanced/runtime';
import { sharedModules } from '#shared-modules';
import { importLazily } from './importLazily';

/**
 * Initializes the federation runtime with the shared packages. The shell itself imports these packages statically, so that
 * its first load is one file; only lazily shared packages are in separate files.
 */
export const startFederation = () =>
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      sharedModules.map(({ request, version, ...shared }) => [
        request,
        {
          version,
          ...(shared.import ? { get: () => importLazily(shared.import) } : { lib: shared.load }),
          shareConfig: {
            singleton: true,
            strictVersion: true,
            requiredVersion: version,
            eager: !shared.import,
          },
        },
      ]),
    ),
  });
