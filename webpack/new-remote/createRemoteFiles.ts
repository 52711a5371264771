/** Derives the names of the page's component and its title from the name of a remote: `daily-prize` → `DailyPrize`, `Daily prize`. */
const deriveNames = (name: string) => {
  const words = name.split('-');
  const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { page: words.map(capitalize).join(''), title: capitalize(words.join(' ')) };
};

/** Texts of the generated page besides its title. */
const TEXTS = ['Couldn’t load the prices', 'Loading the prices'];

const renderConfig = (
  name: string,
  page: string,
  title: string,
  platformVersion = '',
) => `import type { RemoteConfig } from '@hashgrid/contracts';

const config: RemoteConfig = {
  name: '${name}',
  platform: '^${platformVersion}',
  routes: [
    { path: '/${name}', page: '${name}/${page}Page', title: '${title}', preload: ['/shared/token/all'] },
  ],
  menu: [{ path: '/${name}', title: '${title}', icon: 'star', order: 100, parent: '/dashboard' }],
};

export default config;
`;

const renderPage = (
  name: string,
  page: string,
  title: string,
) => `import { QueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { api, useTranslate } from '@hashgrid/platform';
import { DescriptionList, PageHeader, Skeleton, Stack } from '@hashgrid/ui';

/** \`/${name}\`: shows the price of each token. */
export default function ${page}Page() {
  const t = useTranslate();
  const query = api.useGetTokensQuery();
  return (
    <Stack gap={6}>
      <PageHeader title={t('${title}')} />
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load the prices')}
        skeleton={<Skeleton lines={3} height={24} label={t('Loading the prices')} />}
      >
        {(tokens) => (
          <DescriptionList
            items={Object.values(tokens).map(({ name, price }) => ({
              term: name,
              value: <TokenAmount value={price} token="USDT" />,
            }))}
          />
        )}
      </QueryBoundary>
    </Stack>
  );
}
`;

const renderTest = (
  name: string,
  page: string,
  title: string,
) => `import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import ${page}Page from './${page}Page';

test('shows the prices to a logged-in player', async () => {
  await renderPage(<${page}Page />, { path: '/${name}', session: 'loggedIn' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(await screen.findByText('Bitcoin')).toBeVisible();
});
`;

/** Packages that the generated files import. */
export const DEPENDENCIES = [
  '@hashgrid/app-ui',
  '@hashgrid/contracts',
  '@hashgrid/platform',
  '@hashgrid/ui',
  'react',
];
export const DEV_DEPENDENCIES = ['@hashgrid/testing', '@testing-library/react', '@types/react'];

type Versions = Readonly<Record<string, string>>;

const pickVersions = (versions: Versions, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));

const createPackageJson = (name: string, ranges: Versions) => ({
  name: `@hashgrid/${name}`,
  version: '1.0.0',
  private: true,
  dependencies: pickVersions(ranges, DEPENDENCIES),
  devDependencies: pickVersions(ranges, DEV_DEPENDENCIES),
});

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the files of a new remote that builds, runs and has a test.
 * @param versions Versions of the installed packages.
 * @param locales Locales that the product is translated into.
 * @param baseTsconfig Configuration that the remote's tsconfig.json extends.
 * @param ranges Ranges of the packages for package.json; by default their versions, so that the repository has one version of each.
 * @returns Contents, keyed by path below the remote's folder.
 */
export const createRemoteFiles = (
  name: string,
  versions: Versions,
  locales: readonly string[],
  baseTsconfig: string,
  ranges: Versions = versions,
): Record<string, string> => {
  const { page, title } = deriveNames(name);
  return {
    'package.json': formatJson(createPackageJson(name, ranges)),
    'tsconfig.json': formatJson({
      extends: baseTsconfig,
      compilerOptions: { types: ['jest'] },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['dist', 'node_modules'],
    }),
    'remote.config.ts': renderConfig(name, page, title, versions['@hashgrid/platform']),
    [`src/${name}/${page}Page.tsx`]: renderPage(name, page, title),
    [`src/${name}/${page}Page.test.tsx`]: renderTest(name, page, title),
    ...Object.fromEntries(
      locales.map((locale) => [
        `locales/${locale}.json`,
        formatJson(Object.fromEntries([title, ...TEXTS].map((text) => [text, text]))),
      ]),
    ),
  };
};
