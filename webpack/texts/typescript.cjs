// In one line, Node would scan the whole compiler for the names of its exports: `module.exports = require(…)` re-exports them.
const ts = require('typescript');
module.exports = ts;
