/** The version that the tables below have been compared with. */
const VERSION = '19.3.1';

/** Functions that return the same in every call while nothing hydrates and no view transition runs, with what their bodies become. */
const CONSTANT_BODIES = {
  popHydrationState: 'return false;',
  queueIfContinuousEvent: 'return false;',
  claimQueuedTransitionTypes: 'return null;',
  getActivityInstanceFromFiber: 'return null;',
  getParentHydrationBoundary: 'return null;',
  getSuspenseInstanceFromFiber: 'return null;',
  upgradeHydrationErrorsToRecoverable: 'return null;',
  clearIfContinuousEvent: '',
  commitActivityHydrationCallbacks: '',
  commitSuspenseHydrationCallbacks: '',
  resetHydrationState: '',
  retryIfBlockedOn: '',
};

/** Functions that nothing calls while nothing hydrates and no view transition runs. */
const UNREACHABLE = [
  'attemptExplicitHydrationTarget',
  'clearHydrationBoundary',
  'createFiberFromDehydratedFragment',
  'getNextHydratable',
  'hideOrUnhideDehydratedBoundary',
  'markRetryLaneIfNotHydrated',
  'mountHostRootWithoutHydrating',
  'prepareToHydrateHostInstance',
  'pushDehydratedActivitySuspenseHandler',
  'queueHydrationError',
  'retryActivityComponentWithoutHydrating',
  'retryDehydratedSuspenseBoundary',
  'throwOnHydrationMismatch',
  'updateDehydratedSuspenseComponent',

  'applyViewTransitionToHostInstances',
  'commitAfterMutationEffectsOnFiber',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'startViewTransition',
  'trackEnterViewTransitions',
];

/** Returns a pattern for the places where a variable is read, neither assigned nor declared. */
const matchReads = (name) => new RegExp(String.raw`(?<![\w$.])${name}(?![\w$])(?!\s*=[^=])`, 'g');

/** Expressions with one possible value, and that value. The minifier then removes the code that can't run. */
const FOLDED = [
  [/^exports\.hydrateRoot = function[\s\S]*?^};\n/gm, ''],
  [/^ReactDOMHydrationRoot\.prototype\.unstable_\w+ = [\s\S]*?^};\n/gm, ''],
  [matchReads('isHydrating'), 'false'],
  [/[\w$.]+\.isDehydrated\b/g, 'false'],
  [/(?<![\w$.])[\w$]+(?:\.memoizedState)?\.dehydrated\b(?!\s*=[^=])/g, 'null'],
  // Whether an event can be dispatched without waiting for hydration.
  [/null === blockedOn\b(?=\))/g, 'true'],
  // Whether the lanes of a commit may start a view transition.
  [/\((\w+) & 335544064\) === \1\b/g, 'false'],
  [matchReads('viewTransitionMutationContext'), 'false'],
  [/\bshouldStartViewTransition(?=\s*\?)/g, 'false'],
  [/null !== (?:pending|committed)ViewTransition\b/g, 'false'],
  // The fiber of <ViewTransition> (tag 30) becomes one like that of <StrictMode> (tag 8), without its mode: it renders its children.
  [
    /\(type = mode \| 32\),\s+\(type = createFiberImplClass\(30, pendingProps, key, type\)\)/g,
    '(type = createFiberImplClass(8, pendingProps, key, mode))',
  ],
];

const fail = (missing) => {
  throw new Error(
    `React DOM has no ${missing}, which its version ${VERSION} has. Compare what hydration and view transitions call in the installed ` +
      'version, change the tables in webpack/compile/trimReactDom.cjs, and run the browser tests.',
  );
};

const replaceAll = (source, pattern, replacement) => {
  if (source.search(pattern) === -1) fail(pattern);
  return source.replace(pattern, replacement);
};

const replaceBody = (source, name, body) =>
  replaceAll(source, new RegExp(String.raw`^(function ${name}\([^)]*\) \{)\n[\s\S]*?^\}`, 'm'), `$1${body}}`);

/** Renames the parameter of initInput that has the same name as the variable `isHydrating`. */
const renameParameter = (source) =>
  source.replace(/^function initInput\([\s\S]*?^\}/m, (text) => text.replaceAll('isHydrating', 'hydrates'));

/**
 * A webpack loader for React DOM's production build: removes hydration and view transitions, which no page uses and which make up
 * 15% of it.
 * `<ViewTransition>` renders its children without an animation, as in browsers that don't support view transitions.
 * @throws Error for any version of React DOM other than the one that the tables have been compared with.
 */
module.exports = (source) => {
  if (!source.includes(`exports.version = "${VERSION}"`)) fail(`"${VERSION}"`);
  let trimmed = renameParameter(source);
  for (const [name, body] of Object.entries(CONSTANT_BODIES)) trimmed = replaceBody(trimmed, name, body);
  for (const name of UNREACHABLE) trimmed = replaceBody(trimmed, name, 'throwTrimmed();');
  for (const [pattern, value] of FOLDED) trimmed = replaceAll(trimmed, pattern, value);
  return `${trimmed}\nfunction throwTrimmed() { throw Error('trimReactDom.cjs removed this function.'); }\n`;
};
