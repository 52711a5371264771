import { createManifest } from './createManifest';

const SOURCE = {
  name: '@hashgrid/app-ui',
  version: '1.2.0',
  sideEffects: false,
  exports: { '.': './src/index.ts', './jest-preset': './src/jest/preset.cjs' },
  dependencies: { '@hashgrid/ui': '1.0.0', '@hashgrid/platform': '2.0.0', react: '19.3.1' },
  devDependencies: { '@types/react': '19.3.0', '@types/jest': '30.0.0', '@hashgrid/testing': '1.0.0' },
};

const PRODUCT = { license: 'MIT', engines: { node: '>=20' } };

const pack = () => createManifest(SOURCE, PRODUCT, ['tsconfig.base.json']);

test('lists packages that the shell provides as peer dependencies', () => {
  const { dependencies, peerDependencies } = pack();
  expect(dependencies).toEqual({ '@hashgrid/ui': '1.0.0', '@types/react': '19.3.0' });
  expect(peerDependencies).toEqual({ '@hashgrid/platform': '2.0.0', react: '19.3.1' });
});

test('maps exports to the compiled files', () => {
  expect(pack().exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './jest-preset': './dist/jest/preset.cjs',
    './package.json': './package.json',
    './tsconfig.base.json': './tsconfig.base.json',
  });
});

test('adds the license and the engines of the product, and leaves out what only the workspace needs', () => {
  expect(pack()).toEqual({
    name: '@hashgrid/app-ui',
    version: '1.2.0',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: expect.any(Object),
    dependencies: expect.any(Object),
    peerDependencies: expect.any(Object),
  });
});
