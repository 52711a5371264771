/**
 * What the shell and the remotes share, and what they do not.
 *
 * The rule: share what holds state or identity (two Reacts, two routers or two sessions on a page break it), bundle what
 * holds none (ui, contracts), so that a team's version of it is its own. Every entry is a singleton that the shell
 * provides eagerly; a remote never carries a copy (`import: false`), and one whose range the shell's version does not
 * satisfy is refused (`strictVersion`) in its own area alone.
 *
 * A remote's `dependencies` say which of these it needs; the shell's say which version there is.
 */
export interface SharedRequest {
  /** The request exactly as it is imported. Subpaths are requests of their own. */
  request: string;
  /** Package whose version counts. */
  package: string;
  /**
   * Sharing a package turns its tree shaking off. For a large one, only these names are shared; importing
   * another is a build error that says to add it here. `from` is where the names come from, under a request that is not
   * itself shared.
   */
  names?: { from: string; list: readonly string[] };
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
  { request: 'styled-components', package: 'styled-components' },
  { request: '@hashgrid/platform', package: '@hashgrid/platform' },
];

/** Packages that only `@hashgrid/platform` and the shell may use: their state reaches remotes through platform's hooks. */
export const PLATFORM_ONLY: readonly string[] = [
  'redux',
  'react-redux',
  'redux-persist',
  '@reduxjs/toolkit',
  'js-cookie',
];
