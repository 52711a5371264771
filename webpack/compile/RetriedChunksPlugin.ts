import { CHUNK_RETRY_EVENT, CHUNK_TIMEOUT_MS, RETRY_PARAMETER } from '@hashgrid/contracts';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Used by webpack's runtime instead of `import`. */
const IMPORT_CHUNK = `${RuntimeGlobals.require}.importChunk`;

/**
 * Loads a chunk under the retry of its entry's URL. Each attempt that fails or takes too long is followed by one under a new
 * URL; one that has timed out may still be the first to arrive.
 */
class RetriedChunksRuntimeModule extends RuntimeModule {
  constructor() {
    super('retried chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `
const entryRetries = Number(new URL(import.meta.url).searchParams.get("${RETRY_PARAMETER}"));
const chunks = {};
${IMPORT_CHUNK} = (file) => {
  const chunk = (chunks[file] ??= { failed: entryRetries, attempts: [] });
  const { failed, attempts } = chunk;
  const url = new URL(file, import.meta.url);
  if (failed) url.searchParams.set("${RETRY_PARAMETER}", failed);
  if (failed > entryRetries) dispatchEvent(new CustomEvent("${CHUNK_RETRY_EVENT}", { detail: url.href }));
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("No response from " + url)), ${CHUNK_TIMEOUT_MS});
  });
  const attempt = import(url.href);
  const result = Promise.race([attempt, timeout, ...attempts])
    .catch((error) => {
      chunk.failed = failed + 1;
      throw error;
    })
    .finally(() => clearTimeout(timer));
  attempts.push(attempt.catch(() => new Promise(() => {})));
  return result;
};`;
  }
}

/**
 * Lets chunks load again under new URLs, because browsers never load a URL that hung again: those of a page together with
 * their entry, as the shell asks for it, and others, those of the shell among them, when their import is called again.
 */
export class RetriedChunksPlugin {
  apply(compiler: Compiler): void {
    const { name } = RetriedChunksPlugin;
    compiler.options.output.importFunctionName = IMPORT_CHUNK;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new RetriedChunksRuntimeModule()));
    });
  }
}
