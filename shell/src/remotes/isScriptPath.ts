/** Whether a value is the relative path of a script inside a release's folder. */
export const isScriptPath = (path: unknown): path is string =>
  typeof path === 'string' && /^[\w][\w./-]*\.js$/.test(path) && !path.includes('..');
