const { mapBundledPackages } = require('./server/api/test/bundlePackages.cjs');
const preset = require('./shared-libs/testing/src/jest/preset.cjs');

const [swc] = Object.values(preset.transform);

const browser = {
  ...preset,
  displayName: 'browser',
  globalSetup: '<rootDir>/server/api/test/bundlePackages.cjs',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    ...mapBundledPackages(['schemas', 'testing-library']),
    '^#shared-modules$': '<rootDir>/shell/test/sharedModules.js',
  },
  roots: ['<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/shared-libs'],
};

const node = {
  displayName: 'node',
  transform: { '\\.(ts|tsx|mjs|cjs|js)$': swc },
  // Jest can't load these packages of the server untransformed, because they are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@hashgrid|otplib|@otplib|@scure|@noble|@electric-sql)/)',
    '/server/.cache/packages/',
  ],
  globalSetup: '<rootDir>/server/api/test/setUpServerTests.ts',
  globalTeardown: '<rootDir>/server/api/test/tearDownServerTests.ts',
  moduleNameMapper: mapBundledPackages(),
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/shared-libs/testing/src/jest/failOnErrors.ts'],
  roots: ['<rootDir>/server', '<rootDir>/webpack', '<rootDir>/e2e'],
  testMatch: preset.testMatch,
  testPathIgnorePatterns: preset.testPathIgnorePatterns,
  clearMocks: true,
  restoreMocks: true,
};

/** Unit tests: browser code in jsdom, server and build code in Node. */
module.exports = {
  // Ends a test that hangs. It is long because slow machines need many times longer, so no test sets its own limit.
  testTimeout: 600_000,
  // One more than the cores of the smallest machines, because a worker often waits for files, processes or another worker.
  maxWorkers: 3,
  projects: [browser, node],
};
