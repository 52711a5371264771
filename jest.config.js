const { mapBundledPackages } = require('./server/api/test/bundlePackages.cjs');
const preset = require('./shared-libs/testing/src/jest/preset.cjs');

const [swc] = Object.values(preset.transform);

const browser = {
  ...preset,
  displayName: 'browser',
  globalSetup: '<rootDir>/server/api/test/bundlePackages.cjs',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    ...mapBundledPackages(['schemas']),
    '^#shared-modules$': '<rootDir>/shell/test/sharedModules.js',
  },
  roots: ['<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/shared-libs'],
};

const node = {
  displayName: 'node',
  // These packages of the server are ES modules only, which jest does not load from node_modules as they are.
  transform: { '\\.(ts|tsx|mjs|cjs|js)$': swc },
  transformIgnorePatterns: [
    '/node_modules/(?!(@hashgrid|otplib|@otplib|@scure|@noble|@electric-sql)/)',
    '/server/.cache/packages/',
  ],
  globalSetup: '<rootDir>/server/api/test/bundlePackages.cjs',
  moduleNameMapper: mapBundledPackages(),
  testEnvironment: '<rootDir>/server/api/test/serverEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/shared-libs/testing/src/jest/failOnErrors.ts'],
  roots: ['<rootDir>/server', '<rootDir>/webpack', '<rootDir>/e2e'],
  testMatch: preset.testMatch,
  testPathIgnorePatterns: preset.testPathIgnorePatterns,
  clearMocks: true,
  restoreMocks: true,
};

/** Unit tests: browser code in jsdom, server and build code in Node. */
module.exports = {
  // Ends a test that hangs. A slow machine needs many times what a quiet one does, so no test sets a limit of its own.
  testTimeout: 600_000,
  // One more than the smallest machines have cores: a worker often waits for files, processes or another worker.
  maxWorkers: 3,
  projects: [browser, node],
};
