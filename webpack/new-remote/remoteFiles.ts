import type { PackageJson } from '../compile/readPackage';

/** What the name of a remote becomes: `daily-prize` → `DailyPrize`, `Daily prize`. */
const wordsOf = (name: string) => {
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { page: words.map(capital).join(''), title: capital(words.join(' ')) };
};

const configOf = (
  name: string,
  page: string,
  title: string,
) => `import type { RemoteConfig } from '@hashgrid/contracts';

const ${page.charAt(0).toLowerCase()}${page.slice(1)}: RemoteConfig = {
  name: '${name}',
  platform: '^1.0.0',
  routes: [{ path: '/${name}', page: '${name}/${page}Page', title: '${title}' }],
  menu: [{ path: '/${name}', title: '${title}', icon: 'grid', order: 100 }],
};

export default ${page.charAt(0).toLowerCase()}${page.slice(1)};
`;

const pageOf = (
  name: string,
  page: string,
  title: string,
) => `import { useTranslate } from '@hashgrid/platform';
import { PageHeader, Stack } from '@hashgrid/ui';

/** \`/${name}\`: the first screen of this remote. */
export default function ${page}Page() {
  const t = useTranslate();
  return (
    <Stack gap={6}>
      <PageHeader title={t('${title}')} />
    </Stack>
  );
}
`;

const testOf = (
  name: string,
  page: string,
  title: string,
) => `import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import ${page}Page from './${page}Page';

test('a signed-in player sees the page', async () => {
  await renderPage(<${page}Page />, { path: '/${name}', session: 'signedIn' });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;

/** What the generated files import; the versions are the model's. */
const DEPENDENCIES = ['@hashgrid/contracts', '@hashgrid/platform', '@hashgrid/ui', 'react'];
const DEV_DEPENDENCIES = ['@hashgrid/testing', '@testing-library/react', '@types/react'];

const pick = (versions: Record<string, string> = {}, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));

const packageOf = (name: string, { dependencies, devDependencies }: PackageJson) => ({
  name: `@hashgrid/${name}`,
  version: '1.0.0',
  private: true,
  dependencies: pick(dependencies, DEPENDENCIES),
  devDependencies: pick(devDependencies, DEV_DEPENDENCIES),
});

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Files of a new remote that builds, runs and has a test.
 * @param model A remote's package.json whose dependencies it takes over, so that versions stay one.
 * @param locales Locales that the shell has texts for.
 * @returns Contents, keyed by path below the remote's folder.
 */
export const remoteFiles = (
  name: string,
  model: PackageJson,
  locales: readonly string[],
): Record<string, string> => {
  const { page, title } = wordsOf(name);
  return {
    'package.json': json(packageOf(name, model)),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['jest'] },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['dist', 'node_modules'],
    }),
    'remote.config.ts': configOf(name, page, title),
    [`src/${name}/${page}Page.tsx`]: pageOf(name, page, title),
    [`src/${name}/${page}Page.test.tsx`]: testOf(name, page, title),
    ...Object.fromEntries(locales.map((locale) => [`locales/${locale}.json`, json({ [title]: title })])),
  };
};
