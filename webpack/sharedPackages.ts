/**
 * Packages that the shell and the remotes share.
 *
 * Packages that hold state or identity are shared: two Reacts, two routers or two sessions break a page. Stateless ones
 * (app-ui, ui, contracts) are bundled, so that each team upgrades its own copy. Every entry is a singleton that the shell
 * provides: eagerly, in its first load, or on the first import of a remote (`isLazy`). A remote never includes a copy
 * (`import: false`), and a remote whose range the shell's version does not satisfy is rejected (`strictVersion`) in its own
 * area only.
 *
 * A remote's `dependencies` define which of these it needs; the shell's define the version.
 */
export interface SharedRequest {
  /** The request exactly as it is imported. Subpaths are requests of their own. */
  request: string;
  /** Package that the request belongs to; remotes require a range of its versions. */
  package: string;
  /**
   * Sharing a package turns its tree shaking off. For a large one, only these names are shared; importing
   * another is a build error that says to add it here. `from` is the request that the names are re-exported from.
   */
  names?: { from: string; list: readonly string[] };
  /** Loaded when a remote first imports it, which it may do by `import()` only: a static import would delay its pages. */
  isLazy?: true;
}

export const SHARED: readonly SharedRequest[] = [
  { request: 'react', package: 'react' },
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  {
    request: 'react-router-dom',
    package: 'react-router-dom',
    names: {
      from: 'react-router',
      list: [
        'BrowserRouter',
        'Link',
        'NavLink',
        'Navigate',
        'Route',
        'Routes',
        'useLocation',
        'useNavigate',
        'useNavigationType',
        'useParams',
        'useSearchParams',
      ],
    },
  },
  {
    request: 'styled-components',
    package: 'styled-components',
    names: {
      from: 'styled-components',
      list: ['createGlobalStyle', 'css', 'default', 'keyframes', 'styled', 'StyleSheetManager'],
    },
  },
  { request: '@hashgrid/platform', package: '@hashgrid/platform' },
  { request: '@hashgrid/wallet', package: '@hashgrid/wallet', isLazy: true },
];

/** Packages that only `@hashgrid/platform` and the shell may use; remotes use platform's hooks. */
export const PLATFORM_ONLY: readonly string[] = [
  'redux',
  'react-redux',
  'redux-persist',
  '@reduxjs/toolkit',
  'js-cookie',
];
