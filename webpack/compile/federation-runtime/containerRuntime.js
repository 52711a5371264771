/**
 * Replaces the runtime of Module Federation's containers, which is three times as large. The remotes of this product are containers that
 * expose modules and consume what the shell shares; they share nothing and have no remotes. Versions are checked by the shell's runtime.
 */
const bundlerRuntime = {
  init({ webpackRequire }) {
    const { ModuleFederation } = globalThis._FEDERATION_RUNTIME_CORE;
    return new ModuleFederation(webpackRequire.federation.initOptions);
  },
  initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
    const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
    webpackRequire.federation.instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  },
  /**
   * Loads the shared packages of a chunk. A package that is refused throws where the chunk imports it. As in webpack's runtime, an
   * installed module is a promise while it loads, and then 0.
   */
  consumes({ chunkId, promises, installedModules, webpackRequire, chunkMapping }) {
    for (const id of chunkMapping[chunkId] ?? []) {
      const install = (getExports) => {
        webpackRequire.m[id] = (module) => {
          delete webpackRequire.c[id];
          module.exports = getExports();
        };
      };
      const load = async () => {
        const { shareKey, requiredVersion, strictVersion, singleton, fallback } =
          webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
        try {
          const customShareInfo = {
            scope: ['default'],
            shareConfig: { requiredVersion, strictVersion, singleton },
          };
          const found = await webpackRequire.federation.instance.loadShare(shareKey, { customShareInfo });
          install(found || fallback());
          installedModules[id] = 0;
        } catch (error) {
          install(() => {
            throw error;
          });
          delete installedModules[id];
        }
      };
      if (installedModules[id] !== 0) promises.push((installedModules[id] ??= load()));
    }
  },
};

export default { runtime: {}, bundlerRuntime, bundlerRuntimeOptions: {} };
