/**
 * Returns the files that a team's own repository needs beside its remotes.
 * @param packageJson The repository's own, which lists the installed packages.
 * @returns Contents by path; only `package.json` may replace an existing file.
 */
export const createRepositoryFiles = (packageJson: object): Record<string, string> => ({
  'package.json': `${JSON.stringify({ ...packageJson, private: true, workspaces: ['remotes/*'] }, null, 2)}\n`,
  // The first test compiles the libraries, which on a busy machine takes longer than Jest's default of 5 s.
  'jest.config.js': `module.exports = { preset: '@hashgrid/testing', testTimeout: 120_000 };\n`,
  '.gitignore': 'node_modules/\ndist/\n.cache/\n*.tsbuildinfo\n',
});
