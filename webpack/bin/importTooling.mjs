import { existsSync } from 'node:fs';

let registration;

/**
 * Imports a module of this package: its source in the workspace of the product, and the compiled file where the package is installed.
 * @param {string} path without extension, such as `cli/hashgrid`
 */
export const importTooling = async (path) => {
  const source = new URL(`../${path}.ts`, import.meta.url);
  if (!existsSync(source)) return import(`../dist/${path}.js`);
  registration ??= import('tsx/esm/api').then(({ register }) => register());
  await registration;
  return import(source.href);
};
