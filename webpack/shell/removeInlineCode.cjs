const STYLE = /style="(fill|stroke): ([^";]+);"/g;
const HANDLER = /\sontouchstart(?=[\s>])/g;

/**
 * A webpack loader for Web3Modal's templates: removes what the content security policy blocks. Styles of images become
 * attributes, and the handlers are removed because they are empty.
 */
module.exports = (source) => source.replace(STYLE, '$1="$2"').replace(HANDLER, '');
