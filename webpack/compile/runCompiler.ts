import webpack, { type Configuration, type Stats } from 'webpack';
import { BuildError } from './BuildError';

/** Returns webpack's errors without their stack traces. */
export const formatProblems = (stats: Stats): string[] => {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName, loc, message }) =>
    [moduleName && `${moduleName}${loc ? `:${loc}` : ''}`, message].filter(Boolean).join('\n'),
  );
};

/**
 * Runs one build.
 * @throws {BuildError} with every error that webpack found.
 */
export const runCompiler = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new BuildError(config.name ?? 'build', ['webpack rejected the configuration.']);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (!stats || stats.hasErrors()) {
          return reject(
            new BuildError(
              config.name ?? 'build',
              stats ? formatProblems(stats) : ['webpack returned no result.'],
            ),
          );
        }
        resolve(stats);
      });
    });
  });
