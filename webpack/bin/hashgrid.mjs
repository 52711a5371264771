#!/usr/bin/env node
// Runs the sources in the workspace of the product, and the compiled files in the installed package.
import { existsSync } from 'node:fs';

const sources = new URL('../cli/hashgrid.ts', import.meta.url);
if (existsSync(sources)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(sources.href);
} else {
  await import('../dist/cli/hashgrid.js');
}
