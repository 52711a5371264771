import { createManifest } from './createManifest';

const PRODUCT = { license: 'MIT', engines: { node: '>=20' } };

test('pins what a library bundles, and leaves what the shell provides to the remote', () => {
  const manifest = createManifest(
    {
      name: '@hashgrid/app-ui',
      version: '1.2.0',
      sideEffects: false,
      exports: { '.': './src/index.ts', './jest-preset': './src/jest/preset.cjs' },
      dependencies: { '@hashgrid/ui': '1.0.0', '@hashgrid/platform': '2.0.0', react: '19.3.1' },
      devDependencies: { '@types/react': '19.3.0', '@types/jest': '30.0.0', '@hashgrid/testing': '1.0.0' },
    },
    PRODUCT,
    ['tsconfig.base.json'],
  );
  expect(manifest).toEqual({
    name: '@hashgrid/app-ui',
    version: '1.2.0',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    sideEffects: false,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './jest-preset': './dist/jest/preset.cjs',
      './package.json': './package.json',
      './tsconfig.base.json': './tsconfig.base.json',
    },
    dependencies: { '@hashgrid/ui': '1.0.0', '@types/react': '19.3.0' },
    peerDependencies: { '@hashgrid/platform': '2.0.0', react: '19.3.1' },
  });
});
