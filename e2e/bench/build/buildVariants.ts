import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { compressFiles } from '@hashgrid/webpack/release/compressFiles';
import { baselineRegistry } from './baselineRegistry';
import { baseOf, buildDirOf, dataDirOf, PRODUCT_DATA } from './benchPaths';
import { buildMonolith, type BuiltBaseline } from './buildMonolith';
import { buildNaive } from './buildNaive';
import type { Variant } from '../variants';
import { withManyRemotes } from './withManyRemotes';

/** Number of remotes in the many-remotes variant. */
export const MANY_REMOTES = 400;

const storeOf = (variant: string) => join(dataDirOf(variant), 'releases');

const emptyStore = (variant: string): string => {
  rmSync(storeOf(variant), { recursive: true, force: true });
  mkdirSync(join(storeOf(variant), 'shell'), { recursive: true });
  return storeOf(variant);
};

const writeRegistry = (variant: string, registry: Registry) =>
  writeFileSync(join(storeOf(variant), 'registry.json'), JSON.stringify(registry));

/** Reads the registry of a data folder. */
export const registryOf = (dataDir: string): Registry =>
  JSON.parse(readFileSync(join(dataDir, 'releases', 'registry.json'), 'utf8')) as Registry;

const makeOurs = (variant: string, registry: Registry): void => {
  const store = emptyStore(variant);
  for (const folder of ['shell', 'remotes']) {
    cpSync(join(PRODUCT_DATA, 'releases', folder), join(store, folder), { recursive: true });
  }
  writeRegistry(variant, registry);
};

const makeBaseline = async (
  name: string,
  build: (ours: Registry, outputDir: string) => Promise<BuiltBaseline>,
  ours: Registry,
): Promise<BuiltBaseline> => {
  const outputDir = buildDirOf(name);
  const built = await build(ours, outputDir);
  await compressFiles(outputDir);
  renameSync(outputDir, join(emptyStore(name), baseOf(name)));
  writeRegistry(name, baselineRegistry(name, ours, built, { preload: false }));
  return built;
};

const makeMonoliths = async (ours: Registry): Promise<void> => {
  const built = await makeBaseline('monolith', buildMonolith, ours);
  const preloads = emptyStore('preloads');
  cpSync(join(storeOf('monolith'), 'shell'), join(preloads, 'shell'), { recursive: true });
  writeRegistry('preloads', baselineRegistry('monolith', ours, built, { preload: true }));
};

/**
 * Creates a release store for each variant from the sources of the product's current releases.
 * @param log Called with each step.
 */
export const buildVariants = async (
  variants: readonly Variant[],
  log: (line: string) => void,
): Promise<void> => {
  const ours = registryOf(PRODUCT_DATA);
  if (variants.includes('ours')) makeOurs('ours', ours);
  if (variants.includes('many')) makeOurs('many', withManyRemotes(ours, MANY_REMOTES));
  if (variants.includes('monolith') || variants.includes('preloads')) {
    log('Building the monolith …');
    await makeMonoliths(ours);
  }
  if (variants.includes('naive')) {
    log('Building naive federation …');
    await makeBaseline('naive', buildNaive, ours);
  }
};
