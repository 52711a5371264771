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

const sources = {
  // These packages are ES modules only, which jest does not load from node_modules as they are.
  transform: { '\\.(ts|tsx|mjs)$': swc, '/node_modules/(@wagmi|isows)/.+\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(@hashgrid|typebox|@wagmi|isows)/)'],
  clearMocks: true,
  restoreMocks: true,
};

const browser = {
  ...sources,
  displayName: 'browser',
  testEnvironment: '<rootDir>/shared-libs/testing/src/jest/browserEnvironment.js',
  moduleNameMapper: {
    '\\.(css|woff2)$': '<rootDir>/shared-libs/testing/src/jest/emptyModule.js',
    '^#shared-modules$': '<rootDir>/shell/test/sharedModules.js',
  },
  setupFilesAfterEnv: ['<rootDir>/shared-libs/testing/src/jest/setup.ts'],
  roots: ['<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/shared-libs'],
};

const node = {
  ...sources,
  displayName: 'node',
  // These packages of the server are ES modules only, which jest does not load from node_modules as they are.
  transform: { '\\.(ts|tsx|mjs|cjs|js)$': swc },
  transformIgnorePatterns: [
    '/node_modules/(?!(@hashgrid|typebox|jose|otplib|@otplib|@scure|@noble|@electric-sql)/)',
  ],
  testEnvironment: '<rootDir>/server/api/test/serverEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/shared-libs/testing/src/jest/failOnErrors.ts'],
  roots: ['<rootDir>/server', '<rootDir>/webpack', '<rootDir>/e2e'],
};

const common = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** Unit tests: browser code in jsdom, server and build code in Node. */
module.exports = {
  // Ends a test that hangs. A slow machine needs many times what a quiet one does, so no test sets a limit of its own.
  testTimeout: 600_000,
  maxWorkers: 2,
  projects: [
    { ...common, ...browser },
    { ...common, ...node },
  ],
};
