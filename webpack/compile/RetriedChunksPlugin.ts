import { CHUNK_RETRY_EVENT, CHUNK_TIMEOUT_MS, RETRY_PARAMETER } from '@hashgrid/contracts';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Used by webpack's runtime instead of `import`. */
const IMPORT_CHUNK = `${RuntimeGlobals.require}.importChunk`;

/**
 * Loads chunks from URLs that carry the number of retries of their entry. After an attempt that fails or times out, the next one uses a
 * new URL; an attempt that has timed out may still arrive first.
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
 * Retries chunks under new URLs, because browsers never request a module again whose first request hangs. The chunks of a page are
 * retried together with their entry, when the shell retries that; other chunks, including those of the shell, when their import is
 * called again.
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
