import type { RuleSetRule } from 'webpack';
import { createBaseConfig } from '../../compile/createBaseConfig';
import { withHotReload } from './withHotReload';

test('compiles components for replacement in open pages, with all loaders of a build', () => {
  const base = createBaseConfig('shop', '/out', 'development');
  const { module } = withHotReload(base, 'shop');
  const rules = module?.rules as RuleSetRule[];
  const [hotRule] = rules.filter(({ test, exclude }) => String(test) === '/\\.tsx$/' && exclude);
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
