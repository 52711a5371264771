import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Replaces webpack's own runtime module, which imports the manifest of an update as a script module; browsers refuse JSON there. */
class FetchUpdateManifestRuntimeModule extends RuntimeModule {
  constructor() {
    super('fetch update manifest', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `${RuntimeGlobals.hmrDownloadManifest} = async () => {
  const response = await fetch(${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getUpdateManifestFilename}());
  if (response.ok) return response.json();
};`;
  }
}

/** Makes builds with ES modules fetch the manifest of a hot update as JSON. */
export class FetchUpdateManifestPlugin {
  apply(compiler: Compiler): void {
    const { name } = FetchUpdateManifestPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.hmrDownloadManifest)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new FetchUpdateManifestRuntimeModule()));
    });
  }
}
