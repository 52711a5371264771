import webpack, { type Configuration, type Stats } from 'webpack';
import { BuildError } from './BuildError';

/** What webpack has to say, without its stack traces. */
export const problemsOf = (stats: Stats): string[] => {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName, loc, message }) =>
    [moduleName && `${moduleName}${loc ? `:${loc}` : ''}`, message].filter(Boolean).join('\n'),
  );
};

/**
 * Runs one build to its end.
 * @throws {BuildError} naming every problem that webpack found.
 */
export const runCompiler = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler)
      throw new BuildError(config.name ?? 'build', ['webpack did not accept its configuration.']);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (!stats || stats.hasErrors()) {
          return reject(new BuildError(config.name ?? 'build', stats ? problemsOf(stats) : ['No result.']));
        }
        resolve(stats);
      });
    });
  });
