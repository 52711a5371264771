/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { Component, createElement as h, createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type * as ReactRouter from 'react-router-dom';
import { ROOT } from './paths';

const trimReactRouter = jest.requireActual<(source: string) => string>('./trimReactRouter.cjs');

const REACT_ROUTER_DIR = join(ROOT, 'node_modules/react-router/dist/production');

/** Source of the React Router file that matches routes, from the production build that webpack bundles. */
const source =
  readdirSync(REACT_ROUTER_DIR)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(REACT_ROUTER_DIR, file), 'utf8'))
    .find((text) => text.includes('function useRoutesImpl(')) ?? '';

const evaluate = (text: string) => {
  const module = { exports: {} };
  // Only hot reloading uses `import.meta`, which CommonJS lacks.
  const { code } = transformSync(text.replaceAll('import.meta', '({})'), {
    module: { type: 'commonjs' },
    swcrc: false,
  });
  new Function('module', 'exports', 'require', code)(module, module.exports, (name: string) =>
    jest.requireActual(name),
  );
  return module.exports as typeof ReactRouter;
};

const router = evaluate(trimReactRouter(source));

function Player() {
  const { id } = router.useParams();
  const [search, setSearch] = router.useSearchParams();
  return h('button', { onClick: () => setSearch({ tab: 'next' }) }, `player ${id} ${search.get('tab')}`);
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { text: '' };
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override render() {
    return this.state.text || this.props.children;
  }
}

function Broken(): ReactNode {
  throw new Error('broken page');
}

const { Link, Navigate, NavLink, Outlet, Route, Routes } = router;

function renderAt(path: string, links?: ReactNode) {
  window.history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  const routes = h(
    Routes,
    null,
    h(
      Route,
      { path: 'players', element: h('section', null, h(Outlet)) },
      h(Route, { path: ':id', element: h(Player) }),
    ),
    h(Route, { path: 'old', element: h(Navigate, { to: '/players/7', replace: true }) }),
    h(Route, { path: 'broken', element: h(Broken) }),
    h(Route, { path: '*', element: h('p', null, 'not found') }),
  );
  flushSync(() =>
    createRoot(container).render(
      h(router.BrowserRouter, null, h('nav', null, links), h(Boundary, { children: routes })),
    ),
  );
  return container;
}

/** Resolves once the text is rendered. Route changes are transitions, which `flushSync` doesn't wait for. */
const waitForText = (container: Element, text: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => container.textContent?.includes(text) && resolve();
    new MutationObserver(check).observe(container, { subtree: true, childList: true, characterData: true });
    check();
  });

const click = (container: Element, selector: string) =>
  flushSync(() => container.querySelector<HTMLElement>(selector)?.click());

test('renders nested routes with their parameters, follows redirects, and changes the query', async () => {
  const container = renderAt('/old');
  await waitForText(container, 'player 7 null');
  expect(window.location.pathname).toBe('/players/7');
  click(container, 'button');
  await waitForText(container, 'player 7 next');
  expect(window.location.search).toBe('?tab=next');
});

test('follows links, passes refs and handlers to them, and marks the active NavLink', async () => {
  const ref = createRef<HTMLAnchorElement>();
  const onFocus = jest.fn();
  const container = renderAt('/', [
    h(Link, { key: 'link', to: '/players/1', ref, onFocus }, 'One'),
    h(NavLink, { key: 'nav', to: '/players/1' }, 'Active'),
  ]);
  expect(container.textContent).toContain('not found');
  expect(ref.current?.getAttribute('href')).toBe('/players/1');
  ref.current?.focus();
  expect(onFocus).toHaveBeenCalledTimes(1);
  click(container, 'a');
  await waitForText(container, 'player 1 null');
  expect(container.querySelector('[aria-current=page]')?.textContent).toBe('Active');
});

test('lets errors of a page reach the error boundary around the routes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderAt('/broken').textContent).toBe('broken page');
});

test('reports that data routers were removed', () => {
  expect(() => router.RouterProvider({ router: {} as never })).toThrow(
    'trimReactRouter.cjs removed data routers.',
  );
});

test('marks components and contexts as pure, and removes their display names', () => {
  const lines = [
    'var Form = React3.forwardRef((props) => props);',
    'Form.displayName = "Form";',
    'var FormContext = React.createContext(null);',
  ];
  expect(trimReactRouter(lines.join('\n'))).toBe(
    [
      'var Form = /*#__PURE__*/ React3.forwardRef((props) => props);',
      '',
      'var FormContext = /*#__PURE__*/ React.createContext(null);',
    ].join('\n'),
  );
  const trimmed = trimReactRouter(source);
  expect(trimmed).toMatch(/Form = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/);
  expect(trimmed).not.toContain('Form.displayName = "Form"');
});

test('throws when React Router lacks an expression that the loader replaces', () => {
  expect(() => trimReactRouter(source.replaceAll('usePrefetchBehavior', 'usePrefetch'))).toThrow(
    /React Router has no .*usePrefetchBehavior/,
  );
});
