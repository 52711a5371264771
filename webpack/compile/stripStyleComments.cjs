/** A comment that fills its lines, but not a docstring, an annotation, or one by which webpack names a chunk or filters files. */
const COMMENT = /^[ \t]*\/\* (?!webpack)[^*]*\*\/[ \t]*$/gm;

/**
 * A webpack loader that empties the lines of comments, so that players don't download those in styles: a minifier doesn't look
 * into template literals. The number of lines stays the same, so source maps stay correct.
 */
module.exports = (source) => source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
