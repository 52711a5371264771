import { init } from '@module-federation/enhanced/runtime';
import shareRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from '#shared-modules';

/**
 * Initializes the federation runtime with the shared packages. The shell itself imports these packages statically, so that
 * its bundle stays in one file.
 */
export const startFederation = () =>
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [shareRuntime()],
    shared: Object.fromEntries(
      sharedModules.map(({ request, version, load }) => [
        request,
        {
          version,
          lib: load,
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: version, eager: true },
        },
      ]),
    ),
  });
