import { createServer } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { describeFailure } from '../cli/describeFailure';
import { createBaseConfig } from '../compile/createBaseConfig';
import { TOOLING_DIR } from '../compile/paths';
import { formatProblems } from '../compile/runCompiler';
import { listenOnLocalhost } from '../environment/listenOnLocalhost';
import { readPort } from '../environment/readPort';
import { sendFile } from '../environment/sendFile';
import { describeComponents } from './describeComponents';
import { findCatalogFile, OUTPUT_DIR } from './findCatalogFile';

const DEFAULT_PORT = 6006;
const DATA_FILE = 'components.json';

const HTML = `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Component catalog</title><link rel="icon" href="/logo.svg">
</head><body><div id="root"></div><script type="module" src="/catalog.js"></script></body></html>`;

handleHelpOption(
  `Usage: npm run catalog
Serves the component catalog on localhost, and rebuilds it on every save. PORT is ${DEFAULT_PORT} by default.`,
);

const base = createBaseConfig('catalog', OUTPUT_DIR, 'development');
const config: Configuration = {
  ...base,
  entry: { catalog: join(TOOLING_DIR, 'catalog/page/index.tsx') },
  output: { ...base.output, filename: '[name].js', publicPath: '/', clean: false },
};

const server = createServer((request, response) => {
  // Joined, because a path such as `//` can't be parsed as relative.
  const { pathname } = new URL(`http://localhost${request.url}`);
  if (extname(pathname)) return void sendFile(findCatalogFile(pathname), response);
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(HTML);
});

/** Listens, or ends the process with the reason why it cannot. */
const listen = async (): Promise<string> => {
  try {
    return await listenOnLocalhost(server, readPort(DEFAULT_PORT));
  } catch (error) {
    console.error(await describeFailure(error));
    process.exit(1);
  }
};

const url = await listen();
mkdirSync(OUTPUT_DIR, { recursive: true });
let hasStarted = false;
webpack(config)?.watch({}, (error, stats) => {
  const problems = stats ? formatProblems(stats) : [String(error)];
  if (problems.length > 0) return console.error(problems.join('\n\n'));
  // Described again after each change, so that the tables never differ from the types.
  writeFileSync(join(OUTPUT_DIR, DATA_FILE), JSON.stringify(describeComponents()));
  console.log(hasStarted ? 'Rebuilt. Reload the page.' : `Component catalog: ${url}`);
  hasStarted = true;
});
