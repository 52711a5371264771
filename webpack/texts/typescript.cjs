// Two statements: after `module.exports = require(…)`, Node would scan the whole compiler for the names of its exports.
const ts = require('typescript');
module.exports = ts;
