/** Whether a name is a path of a script below a release's base that cannot leave it. */
export const isScriptPath = (name: unknown): name is string =>
  typeof name === 'string' && /^[\w][\w./-]*\.js$/.test(name) && !name.includes('..');
