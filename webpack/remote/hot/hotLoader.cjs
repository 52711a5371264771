const { relative } = require('node:path');

/** Defines what swc's transform `refresh` calls in a module, on its first line, so that source maps stay correct. */
module.exports = function hotLoader(source, map) {
  if (!source.includes('$RefreshReg$') && !source.includes('$RefreshSig$')) {
    this.callback(null, source, map);
    return;
  }
  const file = JSON.stringify(`${relative(this.rootContext, this.resourcePath)} `);
  const header =
    `import { createSignature as $RefreshSig$, isReplaceable as $isReplaceable$, registerComponent as $register$ } from '#hot/families';` +
    `const $RefreshReg$ = (type, name) => $register$(type, ${file} + name);`;
  const footer =
    '\nif (import.meta.webpackHot && $isReplaceable$(__webpack_module__)) import.meta.webpackHot.accept();\n';
  this.callback(null, header + source + footer, map);
};
