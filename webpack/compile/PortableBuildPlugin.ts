import { relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { ROOT } from './paths';

const FEDERATION_ENTRY = /^data:text\/javascript;charset=utf-8;base64,/;

/** Makes the imports of Module Federation's virtual entry relative: absolute paths would be part of the module's ID and source map. */
const makeImportsRelative = (request: string): string => {
  const code = Buffer.from(request.replace(FEDERATION_ENTRY, ''), 'base64').toString();
  const portable = code.replace(
    /from '(\/[^']+)'/g,
    (_, path: string) => `from './${relative(ROOT, path).replaceAll('\\', '/')}'`,
  );
  return `data:text/javascript;charset=utf-8;base64,${Buffer.from(portable).toString('base64')}`;
};

/** The content hash in the name of a script. */
const HASH = /\.([0-9a-f]{8})\.js$/;
/** The start of a source map, up to the name of its script. */
const MAP_START = /^(\{"version":3,"file":)"([^"]*)"/;

/**
 * Puts the final names of scripts into source maps. Webpack writes the maps with preliminary hashes, which differ between checkouts.
 * @param maps Source maps, keyed by the final name of their script.
 */
const replaceScriptNames = (maps: ReadonlyMap<string, string>): Map<string, string> => {
  const hashes = new Map<string, string>();
  for (const [script, map] of maps) {
    const preliminary = HASH.exec(MAP_START.exec(map)?.[2] ?? '')?.[1];
    const final = HASH.exec(script)?.[1];
    if (preliminary && final) hashes.set(preliminary, final);
  }
  // The runtime lists the hashes of its chunks as strings; a source map escapes their quotes.
  const quotedHash = new RegExp(`\\\\"(${[...hashes.keys()].join('|')})\\\\"`, 'g');
  return new Map(
    [...maps].map(([script, map]) => [
      script,
      map
        .replace(MAP_START, (_, start: string) => start + JSON.stringify(script))
        .replace(quotedHash, (_, hash: string) => `\\"${hashes.get(hash) ?? hash}\\"`),
    ]),
  );
};

/** Makes a build the same in every checkout: nothing in its files depends on the path of the workspace. */
export class PortableBuildPlugin {
  apply(compiler: Compiler): void {
    const { name } = PortableBuildPlugin;
    const { Compilation, NormalModuleReplacementPlugin, sources } = webpack;
    new NormalModuleReplacementPlugin(FEDERATION_ENTRY, (data) => {
      data.request = makeImportsRelative(data.request);
    }).apply(compiler);
    compiler.hooks.compilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const maps = Object.entries(assets).filter(([file]) => file.endsWith('.js.map'));
        const named = replaceScriptNames(
          new Map(maps.map(([file, map]) => [file.slice(0, -'.map'.length), map.source().toString()])),
        );
        for (const [script, map] of named)
          compilation.updateAsset(`${script}.map`, new sources.RawSource(map));
      });
    });
  }
}
