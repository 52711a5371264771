const tseslint = require('typescript-eslint');
const { importX } = require('eslint-plugin-import-x');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const reactHooks = require('eslint-plugin-react-hooks');

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'shared-libs/testing/**', '**/test/**'];

module.exports = tseslint.config(
  { ignores: ['**/dist/**', '**/.data/**', '**/.cache/**', '**/node_modules/**', '**/*.js', '**/*.mjs'] },
  tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/internal-regex': '^@hashgrid/',
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-relative-packages': 'error',
      'import-x/no-extraneous-dependencies': ['error', { includeInternal: true, devDependencies: false }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  // Playwright's fixtures call a function named `use`, which is no React hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: TESTS,
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { includeInternal: true, devDependencies: true }],
    },
  },
);
