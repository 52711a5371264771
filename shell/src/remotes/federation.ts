import { init } from '@module-federation/enhanced/runtime';
import shareRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from '#shared-modules';

/**
 * Starts the one federation runtime of the page: remotes find it, and every shared package, here. The shell itself
 * imports these packages as any other code, so that its bundle stays one piece.
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
