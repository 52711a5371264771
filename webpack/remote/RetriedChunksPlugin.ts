import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Appends the query of the entry's URL to the URLs of its chunks. */
class RetriedChunksRuntimeModule extends RuntimeModule {
  constructor() {
    super('query of retried chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const getFilename = RuntimeGlobals.getChunkScriptFilename;
    return [
      `const getFilename = ${getFilename}, { search } = new URL(import.meta.url);`,
      `${getFilename} = (chunkId) => getFilename(chunkId) + search;`,
    ].join('\n');
  }
}

/** Lets the shell load an entry under a new URL together with its chunks, because browsers never load a URL that hung again. */
export class RetriedChunksPlugin {
  apply(compiler: Compiler): void {
    const { name } = RetriedChunksPlugin;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new RetriedChunksRuntimeModule()));
    });
  }
}
