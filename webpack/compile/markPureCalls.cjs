/** Calls that build schemas and endpoints; markPureCalls.test.ts fails when one is missing here. */
const BUILDERS =
  /\b(Type\.\w+|defineEndpoint|extend|line|nullable|optional|partial|payload|stringEnum|success)(<[^()]*>)?\(/g;
/** A line of a block comment. */
const COMMENT = /^\s*(\/\*)?\*/;

/**
 * A webpack loader for the contracts: marks the calls that build schemas and endpoints as free of side effects, so that a bundle
 * contains only those it uses. On its own, webpack recognizes only calls whose arguments contain no calls.
 */
module.exports = (source) =>
  source
    .split('\n')
    .map((line) => (COMMENT.test(line) ? line : line.replace(BUILDERS, '/*#__PURE__*/ $&')))
    .join('\n');
