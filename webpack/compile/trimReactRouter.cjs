/** Expressions with one possible value without a data router, and that value. The minifier then removes the code that can't run. */
const FOLDED = [
  [
    /\bReact\d*\.useContext\((?:DataRouter|DataRouterState|Fetchers|Framework|RSCRouter|ViewTransition)Context\)/g,
    'null',
  ],
  [/^RenderErrorBoundary\.contextType = .*$/gm, ''],
  [/\bisDataRoute \? useNavigateStable\(\) : /g, ''],
  [/\bdataRouterOpts && dataRouterOpts\.state\.matches\.length\b/g, 'false'],
  [/(?<=\blet dataRouterState = )dataRouterOpts\?\.state\b/g, 'null'],
  [/(?<=\blet errors = )dataRouterState\?\.errors\b/g, 'null'],
  [/(?<=\blet onErrorHandler = )dataRouterOpts\?\.onError\b/g, 'null'],
  // Links prefetch pages of data routers only.
  [/^ +let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);$/gm, ''],
  [/^ +\.\.\.prefetchHandlers,$/gm, ''],
  [/\bmergeRefs\(forwardedRef, prefetchRef\)/g, 'forwardedRef'],
  [/\bshouldPrefetch && !isAbsolute\b/g, 'false'],
  [
    /^(function RouterProvider\([^)]*\) \{)\n[\s\S]*?^\}/gm,
    '$1throw Error("trimReactRouter.cjs removed data routers.");}',
  ],
];

/** What lets the minifier drop components and contexts that nothing uses, such as `Form`. Only React's developer tools show the names. */
const PURE = [
  [/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ '],
  [/^\w+\.displayName = "\w+";$/gm, ''],
];

const replaceAll = (source, [pattern, replacement]) => source.replace(pattern, replacement);

/**
 * A webpack loader for React Router's production build: removes what only data routers (`RouterProvider`) use, and marks what the
 * minifier may drop. The shell's router is a `BrowserRouter`; `webpack/sharedPackages.ts` lists what remotes import.
 * @throws Error if the file with the routes lacks an expression, which means that another version needs other patterns.
 */
module.exports = (source) => {
  const missing = FOLDED.find(([pattern]) => source.search(pattern) === -1);
  if (missing && source.includes('function useRoutesImpl('))
    throw new Error(
      `React Router has no ${missing[0]}. Compare what data routers alone use in the installed version, change FOLDED in ` +
        'webpack/compile/trimReactRouter.cjs, and run the browser tests.',
    );
  return [...FOLDED, ...PURE].reduce(replaceAll, source);
};
