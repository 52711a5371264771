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

/** The published package contains the compiled setup and a copy of the shell's texts; the repository has their sources. */
const findExisting = (paths) => paths.map((path) => join(__dirname, path)).find(existsSync);
const SETUP = findExisting(['setup.js', 'setup.ts']);
const SHELL_LOCALES = findExisting(['../../shell-locales', '../../../../shell/locales']);

/** Jest's settings for tests of pages: they run in jsdom, and unexpected errors fail them. */
module.exports = {
  // These packages contain only ES modules, which Jest does not load from node_modules without a transform.
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
