/**
 * A webpack loader for React Router, which lets the minifier drop components that nothing uses, such as its `Form`: marks the calls that
 * create components and contexts as free of side effects, and removes their names, which only React's developer tools show.
 */
module.exports = (source) =>
  source
    .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
