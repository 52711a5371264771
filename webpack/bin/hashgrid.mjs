#!/usr/bin/env node
// In the workspace of the product, the sources run as they are; the package has them compiled.
import { existsSync } from 'node:fs';

const sources = new URL('../cli/hashgrid.ts', import.meta.url);
if (existsSync(sources)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(sources.href);
} else {
  await import('../dist/cli/hashgrid.js');
}
