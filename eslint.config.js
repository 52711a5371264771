const tseslint = require('typescript-eslint');
const { importX } = require('eslint-plugin-import-x');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const jest = require('eslint-plugin-jest').default ?? require('eslint-plugin-jest');
const jsxA11y = require('eslint-plugin-jsx-a11y-x').default ?? require('eslint-plugin-jsx-a11y-x');
const playwright = require('eslint-plugin-playwright').default ?? require('eslint-plugin-playwright');
const reactHooks = require('eslint-plugin-react-hooks');
const testingLibrary =
  require('eslint-plugin-testing-library').default ?? require('eslint-plugin-testing-library');

const PHYSICAL_SIDE_MESSAGE =
  'Use a logical property (inset-inline-start, margin-inline-end, text-align: start): it mirrors in Arabic.';
const PHYSICAL_CSS = [
  {
    selector:
      'TemplateElement[value.raw=/(^|[^-\\w])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|border-(left|right)-\\w+|border-(top|bottom)-(left|right)-radius|left|right)\\s*:|(text-align|float|clear):\\s*(left|right)\\b/]',
    message: PHYSICAL_SIDE_MESSAGE,
  },
  {
    selector:
      'JSXAttribute[name.name="style"] Property[key.name=/^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)[A-Z]\\w+|border(Top|Bottom)(Left|Right)Radius|left|right)$/]',
    message: PHYSICAL_SIDE_MESSAGE,
  },
];

const UNIT_TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const TEST_CODE = [
  ...UNIT_TESTS,
  'shared-libs/testing/**',
  '**/test/**',
  'e2e/specs/**',
  'e2e/faults/**',
  'e2e/fixtures/**',
  'e2e/bench/**',
];

/** Returns the zones by which each of the named folders may import only those before it. */
const createOrderZones = (dir, folders) =>
  folders
    .split(' ')
    .map((folder, index, all) => ({
      target: `./${dir}/${folder}`,
      from: all.slice(index + 1).map((later) => `./${dir}/${later}`),
      message: `Each folder may import only those before it: ${folders}.`,
    }))
    .filter(({ from }) => from.length > 0);

/** Rules that need types are in .oxlintrc.json, and knip finds import cycles. */
module.exports = tseslint.config(
  { ignores: ['**/dist/**', '**/.data/**', '**/.cache/**', '**/node_modules/**', '**/*.{js,cjs,mjs}'] },
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
      'import-x/no-relative-packages': 'error',
      'import-x/no-extraneous-dependencies': ['error', { includeInternal: true, devDependencies: false }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  { files: UNIT_TESTS, ...jest.configs['flat/recommended'] },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['**/*.tsx'],
    rules: {
      // Only our own fields may take the focus, when a player opens the step that shows them.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              importNames: ['styled'],
              message: "Import the default export: import styled from 'styled-components'.",
            },
          ],
        },
      ],
    },
  },
  // The `display` of its cards removes the implicit roles of table elements, so DataTable states them.
  {
    files: ['shared-libs/ui/src/data/DataTable.tsx'],
    rules: {
      'jsx-a11y-x/no-redundant-roles': 'off',
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
  {
    files: UNIT_TESTS,
    rules: {
      // Assertions that several tests share are functions named expectX.
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
      'jest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['testIfInstalled'] }],
    },
  },
  {
    files: ['**/*.test.tsx'],
    rules: {
      // Description lists, figures and decoration have no role to query by.
      'testing-library/no-node-access': 'off',
      // Our `render…` functions return a test session with the store and the fake API, not a render result.
      'testing-library/render-result-naming-convention': 'off',
    },
  },
  { files: ['e2e/**/*.spec.ts', 'e2e/fixtures/**'], ...playwright.configs['flat/recommended'] },
  {
    files: ['e2e/**/*.spec.ts'],
    // `testAs` picks the test of a guest or of a player.
    settings: { playwright: { globalAliases: { test: ['testAs'] } } },
    // Our own assertions are functions named expectX.
    rules: { 'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect[A-Z]'] }] },
  },
  // Playwright's fixtures call a function named `use`, which is no React hook.
  {
    files: ['e2e/{fixtures,specs,faults}/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  // Physical sides don't mirror in Arabic. Charts keep their direction in every language.
  {
    files: ['shell/src/**/*.{ts,tsx}', 'remotes/**/*.{ts,tsx}', 'shared-libs/*/src/**/*.{ts,tsx}'],
    ignores: [...UNIT_TESTS, 'shared-libs/ui/src/data/*Chart*'],
    rules: {
      'no-restricted-syntax': ['error', ...PHYSICAL_CSS],
    },
  },
  // The design system's fields bound the length of what is pasted into them.
  {
    files: [
      'shell/src/**/*.tsx',
      'remotes/**/*.tsx',
      'shared-libs/app-ui/**/*.tsx',
      'shared-libs/platform/**/*.tsx',
    ],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.name=/^(input|textarea)$/]:not(:has(JSXAttribute[name.name="readOnly"]))',
          message: 'Use a field of @hashgrid/ui: it limits the length of its text.',
        },
        ...PHYSICAL_CSS,
      ],
    },
  },
  // The wallet layer is loaded on the first click that needs it, and never with a page.
  {
    files: ['shell/src/**/*.{ts,tsx}', 'remotes/**/*.{ts,tsx}', 'shared-libs/app-ui/src/**/*.{ts,tsx}'],
    ignores: UNIT_TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@hashgrid/wallet',
              allowTypeImports: true,
              message: "Load it when a click needs it: import('@hashgrid/wallet').",
            },
          ],
        },
      ],
    },
  },
  // The layers of the API: routes know HTTP and no SQL, rules know neither, and only query files contain SQL.
  {
    files: ['server/api/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.queries.ts', 'server/api/src/database/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(query|script)$/]',
          message: 'SQL belongs in *.queries.ts files.',
        },
      ],
    },
  },
  {
    files: ['server/api/src/*/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.routes.ts', 'server/api/src/http/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['**/http/*', 'fastify', '@fastify/*'], message: 'Only routes know HTTP.' }],
        },
      ],
    },
  },
  {
    files: ['server/api/src/**/*.routes.ts', 'server/api/src/http/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/*.queries'], message: 'Routes call rules, which call the queries.' }] },
      ],
    },
  },
  // Folders whose imports run one way: each may import only those before it.
  {
    files: ['server/gateway/**/*.ts', 'server/api/src/{mining,releases}/**/*.ts'],
    ignores: UNIT_TESTS,
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...createOrderZones('server/gateway', 'texts requests registry html previews files page'),
            ...createOrderZones(
              'server/api/src/mining',
              'clock prices blocks nodes payouts newcomers overview events rules',
            ),
            ...createOrderZones(
              'server/api/src/releases',
              'permissions registry builds changes canaries previews',
            ),
          ],
        },
      ],
    },
  },
  {
    files: TEST_CODE,
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { includeInternal: true, devDependencies: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
