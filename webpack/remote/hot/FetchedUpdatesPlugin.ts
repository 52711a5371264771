import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Replaces webpack's own, which imports the list of an update as a module; browsers refuse JSON there. */
class FetchedUpdatesRuntimeModule extends RuntimeModule {
  constructor() {
    super('fetched updates', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `${RuntimeGlobals.hmrDownloadManifest} = async () => {
  const response = await fetch(${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getUpdateManifestFilename}());
  if (response.ok) return response.json();
};`;
  }
}

/** Lets pages with ES modules ask what an update consists of. */
export class FetchedUpdatesPlugin {
  apply(compiler: Compiler): void {
    const { name } = FetchedUpdatesPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.hmrDownloadManifest)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new FetchedUpdatesRuntimeModule()));
    });
  }
}
