import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { CACHE_DIR } from '../../compile/paths';
import { createBaseConfig } from '../../compile/createBaseConfig';
import { withHotReload } from './withHotReload';

const listRules = (): RuleSetRule[] =>
  withHotReload(createBaseConfig('shop', '/out', 'development'), 'shop').module?.rules as RuleSetRule[];

test('compiles components for replacement in open pages, with all loaders of a build', () => {
  const [hotRule] = listRules().filter(({ test, exclude }) => String(test) === '/\\.tsx$/' && exclude);
  expect(hotRule?.use).toEqual([
    expect.stringContaining('hotLoader.cjs'),
    expect.objectContaining({
      loader: expect.stringContaining('swc-loader'),
      options: expect.objectContaining({
        jsc: expect.objectContaining({
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: expect.objectContaining({ refresh: true, importSource: '#hot' }) },
        }),
      }),
    }),
    expect.stringContaining('stripStyleComments.cjs'),
  ]);
});

test('parses generated modules as ES modules in a repository whose package.json says CommonJS', () => {
  expect(listRules()).toContainEqual({ include: join(CACHE_DIR, 'hot'), type: 'javascript/auto' });
});
