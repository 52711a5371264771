import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteConfig, RemoteDescriptor } from '@hashgrid/contracts';
import { describeChoices } from '../cli/describeChoices';
import { BuildError } from '../compile/BuildError';
import type { Mode } from '../compile/createBaseConfig';
import { listTranslatedLocales } from '../compile/copyLocales';
import { getLibDir, REMOTES_DIR, ROOT } from '../compile/paths';
import { readPackage } from '../compile/readPackage';
import { runCompiler } from '../compile/runCompiler';
import { prerenderRemote } from '../prerender/prerenderRemote';
import { writePrerenderedPages } from '../prerender/writePrerenderedPages';
import { checkDependencies } from './checkDependencies';
import { checkRemoteConfig } from './checkRemoteConfig';
import { writeRemoteDescriptor } from './writeRemoteDescriptor';
import { loadOtherConfigs, loadRemoteConfig, listRemoteNames } from './loadRemoteConfig';
import { createRemoteWebpackConfig } from './createRemoteWebpackConfig';

/**
 * Reads and checks a remote's config.
 * @throws {BuildError} with every problem.
 */
export const loadCheckedConfig = async (name: string): Promise<RemoteConfig> => {
  const remoteDir = join(REMOTES_DIR, name);
  if (!existsSync(remoteDir)) {
    throw new BuildError(name, [`There is no such remote. ${describeChoices(listRemoteNames())}`]);
  }
  const config = await loadRemoteConfig(remoteDir);
  const problems = [
    ...checkRemoteConfig(config, {
      remoteDir,
      others: await loadOtherConfigs(name),
      platformVersion: readPackage(getLibDir('platform')).version,
    }),
    ...checkDependencies(remoteDir),
  ];
  if (problems.length > 0) {
    throw new BuildError(
      name,
      problems.map((problem) => `${relative(ROOT, remoteDir)}: ${problem}`),
    );
  }
  return config;
};

/** Prints the texts of a remote that are not translated yet, and how many translations are in English. */
const reportMissingTexts = async (name: string, remoteDir: string): Promise<void> => {
  // Imported on demand, because it includes a compiler.
  const [
    { findMissingTexts },
    { describeEnglishTexts },
    { readGlossaries },
    { createRemotePackage },
    { collectRemoteTexts },
  ] = await Promise.all([
    import('../texts/findMissingTexts'),
    import('../texts/describeEnglishTexts'),
    import('../texts/readGlossaries'),
    import('../texts/listTextPackages'),
    import('../texts/selectOwnTexts'),
  ]);
  const texts = collectRemoteTexts(createRemotePackage(`remotes/${name}`, remoteDir));
  const locales = listTranslatedLocales();
  const englishTexts = describeEnglishTexts(texts, locales, readGlossaries());
  for (const line of [...findMissingTexts(texts, locales), ...(englishTexts ? [englishTexts] : [])])
    console.log(`${name}: ${line}`);
};

/** Builds one remote of the workspace into a folder that holds everything a release needs. */
export const buildRemote = async (name: string, outputDir: string, mode: Mode): Promise<RemoteDescriptor> => {
  const remoteDir = join(REMOTES_DIR, name);
  const config = await loadCheckedConfig(name);
  const compile = () => runCompiler(createRemoteWebpackConfig(remoteDir, config, outputDir, mode));
  if (mode !== 'production') return writeRemoteDescriptor(remoteDir, config, outputDir, await compile());
  // Pages are prerendered on another thread while webpack compiles.
  const rendering = prerenderRemote(remoteDir, config);
  const stats = await compile();
  await reportMissingTexts(name, remoteDir);
  const prerenderedPages = writePrerenderedPages(outputDir, await rendering);
  return writeRemoteDescriptor(remoteDir, config, outputDir, stats, prerenderedPages);
};
