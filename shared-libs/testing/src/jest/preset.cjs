const { existsSync } = require('node:fs');
const { join } = require('node:path');

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** The package has its setup compiled, and a copy of the shell's texts. */
const findExisting = (paths) => paths.map((path) => join(__dirname, path)).find(existsSync);
const SETUP = findExisting(['setup.js', 'setup.ts']);
const SHELL_LOCALES = findExisting(['../../shell-locales', '../../../../shell/locales']);

/** Jest's settings for tests of pages: jsdom, with failed tests for unexpected errors. */
module.exports = {
  // These packages are ES modules only, which jest does not load from node_modules as they are.
  transform: { '\\.(ts|tsx|mjs)$': swc, '/node_modules/(@hashgrid|@wagmi|isows)/.+\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(@hashgrid|typebox|@wagmi|isows)/)'],
  testEnvironment: join(__dirname, 'browserEnvironment.cjs'),
  moduleNameMapper: {
    '\\.(css|woff2)$': join(__dirname, 'emptyModule.cjs'),
    '^#shell-locales/(.+)$': `${SHELL_LOCALES}/$1`,
  },
  setupFilesAfterEnv: [SETUP],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  clearMocks: true,
  restoreMocks: true,
};
