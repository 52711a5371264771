/**
 * Returns the files that a team's own repository needs beside its remotes.
 * @param packageJson The repository's own, which lists the installed packages.
 * @returns Contents by path; all but `package.json` are for a repository that has none.
 */
export const createRepositoryFiles = (packageJson: object): Record<string, string> => ({
  'package.json': `${JSON.stringify({ ...packageJson, private: true, workspaces: ['remotes/*'] }, null, 2)}\n`,
  // The first test compiles the libraries, which takes a busy machine longer than Jest's 5 s.
  'jest.config.js': `module.exports = { preset: '@hashgrid/testing', testTimeout: 120_000 };\n`,
  '.gitignore': 'node_modules/\ndist/\n.cache/\n*.tsbuildinfo\n',
});
