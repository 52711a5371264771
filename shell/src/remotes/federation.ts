import { init } from '@module-federation/enhanced/runtime';
import shareRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { sharedModules } from '#shared-modules';
import { importLazily } from './importLazily';

/** The federation runtime's record of a shared package, on which it calls `get`. */
interface SharedRecord {
  loading?: unknown;
}

/** Returns the `get` of a package that is shared lazily. The runtime keeps a load that failed, so it is dropped from its record. */
const getLazily = <Module extends object>(load: () => Promise<Module>) =>
  async function get(this: SharedRecord): Promise<() => Module> {
    try {
      return await importLazily(load);
    } catch (error) {
      this.loading = null;
      throw error;
    }
  };

/**
 * Initializes the federation runtime with the shared packages. The shell itself imports these packages statically, so that
 * its first load stays in one file; only those that are shared lazily are in files of their own.
 */
export const startFederation = () =>
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [shareRuntime()],
    shared: Object.fromEntries(
      sharedModules.map(({ request, version, ...shared }) => [
        request,
        {
          version,
          ...(shared.import ? { get: getLazily(shared.import) } : { lib: shared.load }),
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
