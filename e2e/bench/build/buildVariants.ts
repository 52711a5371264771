import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { serializeRegistry } from '@hashgrid/contracts/releases';
import { getRegistryFile, readRegistry } from '../../fixtures/dataFolder';
import { compressFiles } from '@hashgrid/tooling/release/compressFiles';
import { createBaselineRegistry } from './createBaselineRegistry';
import { getReleaseBase, getBuildDir, getDataDir, PRODUCT_DATA } from './benchPaths';
import { buildMonolith, type BuiltBaseline } from './buildMonolith';
import { buildNaive } from './buildNaive';
import type { Variant } from '../variants';
import { addManyRemotes } from './addManyRemotes';
import { hashSources, isBuilt, markBuilt, markUnbuilt } from './isBuilt';

/** Number of remotes in the many-remotes variant. */
const MANY_REMOTES_COUNT = 400;

const getStoreDir = (variant: string) => join(getDataDir(variant), 'releases');

const createEmptyStore = (variant: string): string => {
  rmSync(getStoreDir(variant), { recursive: true, force: true });
  mkdirSync(join(getStoreDir(variant), 'shell'), { recursive: true });
  return getStoreDir(variant);
};

/** Writes the registry that the variant's gateway serves, because the API that all variants share has only the product's registry. */
const writeRegistry = (variant: string, registry: Registry): void => {
  const file = getRegistryFile(getDataDir(variant));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serializeRegistry(registry));
};

const copyProduct = (variant: string, registry: Registry): void => {
  const store = createEmptyStore(variant);
  for (const folder of ['shell', 'remotes']) {
    cpSync(join(PRODUCT_DATA, 'releases', folder), join(store, folder), { recursive: true });
  }
  writeRegistry(variant, registry);
};

const createBaseline = async (
  name: string,
  build: (productRegistry: Registry, outputDir: string) => Promise<BuiltBaseline>,
  productRegistry: Registry,
): Promise<BuiltBaseline> => {
  const outputDir = getBuildDir(name);
  const built = await build(productRegistry, outputDir);
  await compressFiles(outputDir);
  renameSync(outputDir, join(createEmptyStore(name), getReleaseBase(name)));
  writeRegistry(name, createBaselineRegistry(name, productRegistry, built, { shouldPreload: false }));
  return built;
};

const createMonoliths = async (productRegistry: Registry): Promise<void> => {
  const built = await createBaseline('monolith', buildMonolith, productRegistry);
  const preloads = createEmptyStore('monolith-preloads');
  cpSync(join(getStoreDir('monolith'), 'shell'), join(preloads, 'shell'), { recursive: true });
  writeRegistry(
    'monolith-preloads',
    createBaselineRegistry('monolith', productRegistry, built, { shouldPreload: true }),
  );
};

/** Variants that share a build are built together. */
const BUILDS: readonly {
  variants: readonly Variant[];
  title: string;
  build: (productRegistry: Registry) => Promise<void>;
}[] = [
  {
    variants: ['ours'],
    title: 'the product',
    build: async (productRegistry) => copyProduct('ours', productRegistry),
  },
  {
    variants: ['many-remotes'],
    title: 'the product with many remotes',
    build: async (productRegistry) =>
      copyProduct('many-remotes', addManyRemotes(productRegistry, MANY_REMOTES_COUNT)),
  },
  { variants: ['monolith', 'monolith-preloads'], title: 'the monolith', build: createMonoliths },
  {
    variants: ['naive'],
    title: 'naive federation',
    build: async (productRegistry) => void (await createBaseline('naive', buildNaive, productRegistry)),
  },
];

/**
 * Builds each wanted variant that has not been built from these sources yet, into a release store of its own.
 * @param log Called with each step.
 */
export const buildVariants = async (
  wanted: readonly Variant[],
  log: (line: string) => void,
): Promise<void> => {
  const productRegistry = readRegistry(PRODUCT_DATA);
  const sourcesHash = hashSources(productRegistry);
  for (const { variants, title, build } of BUILDS) {
    const isWanted = variants.some((variant) => wanted.includes(variant));
    if (!isWanted || variants.every((variant) => isBuilt(variant, sourcesHash))) continue;
    log(`Building ${title} …`);
    variants.forEach(markUnbuilt);
    await build(productRegistry);
    for (const variant of variants) markBuilt(variant, sourcesHash);
  }
};
