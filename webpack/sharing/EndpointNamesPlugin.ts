import webpack, { type Compilation, type Compiler } from 'webpack';
import { findEndpointNames } from './findEndpointNames';

const PARSED_TYPES = ['javascript/auto', 'javascript/esm'] as const;
/** Code without these names adds no endpoints. Its syntax tree isn't searched, which for large packages takes long. */
const ADDS_ENDPOINTS = /\b(injectEndpoints|createApi)\b/;

/** The part of a module's `buildInfo` that webpack keeps in its cache, so that it is there when a module isn't parsed again. */
interface EndpointInfo {
  endpointNames?: string[];
}

const getInfo = (module: { buildInfo?: object }): EndpointInfo => (module.buildInfo ?? {}) as EndpointInfo;

const UNREADABLE =
  'Could not read all names of the endpoints that this file adds to the API client, so they can’t be compared with those of other remotes. Write them as plain keys of the object that the function "endpoints" returns.';

const namesByCompilation = new WeakMap<Compilation, Set<string>>();

/** Returns the names of the endpoints that a build adds to the API client, for its descriptor. Equal sources give the same order. */
export const getEndpointNames = (compilation: Compilation): string[] =>
  [...(namesByCompilation.get(compilation) ?? [])].sort();

/**
 * Collects the names of the endpoints in the modules of a build. A name that can't be read is a build error, except in installed packages:
 * otherwise an endpoint that is missing in the list could replace one of another remote.
 */
export class EndpointNamesPlugin {
  apply(compiler: Compiler): void {
    const { name: plugin } = EndpointNamesPlugin;
    compiler.hooks.compilation.tap(plugin, (_compilation, { normalModuleFactory }) => {
      for (const type of PARSED_TYPES)
        normalModuleFactory.hooks.parser.for(type).tap(plugin, (parser) => {
          parser.hooks.program.tap(plugin, (program) => {
            const { module, source } = parser.state;
            if (!ADDS_ENDPOINTS.test(String(source))) return;
            const { names, isIncomplete } = findEndpointNames({ ...program });
            getInfo(module).endpointNames = names;
            if (isIncomplete && !module.resource.includes('node_modules'))
              module.addError(new webpack.WebpackError(UNREADABLE));
          });
        });
    });
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(plugin, () => {
        const included = [...compilation.modules].filter(
          (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
        );
        namesByCompilation.set(
          compilation,
          new Set(included.flatMap((module) => getInfo(module).endpointNames ?? [])),
        );
      });
    });
  }
}
