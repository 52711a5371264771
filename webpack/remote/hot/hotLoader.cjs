const { relative } = require('node:path');

/** Connects the calls that swc's transform `refresh` leaves in a module, on its first line, so that source maps stay right. */
module.exports = function hotLoader(source, map) {
  if (!source.includes('$RefreshReg$') && !source.includes('$RefreshSig$')) {
    this.callback(null, source, map);
    return;
  }
  const file = JSON.stringify(`${relative(this.rootContext, this.resourcePath)} `);
  const before =
    `import { createSignature as $RefreshSig$, isReplaceable as $isReplaceable$, registerComponent as $register$ } from '#hot/families';` +
    `const $RefreshReg$ = (type, name) => $register$(type, ${file} + name);`;
  const after =
    '\nif (import.meta.webpackHot && $isReplaceable$(__webpack_module__)) import.meta.webpackHot.accept();\n';
  this.callback(null, before + source + after, map);
};
