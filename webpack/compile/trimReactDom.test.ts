/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as ReactModule from 'react';
import type * as ClientModule from 'react-dom/client';
import { ROOT } from './paths';

const trimReactDom = jest.requireActual<(source: string) => string>('./trimReactDom.cjs');

const source = readFileSync(join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

/** The production builds of what React DOM imports, so that all of them have the same internals. */
const PRODUCTION: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

const modules = new Map<string, { exports: unknown }>();

function evaluate(text: string): unknown {
  const module = { exports: {} };
  // As webpack wraps a CommonJS module.
  new Function('module', 'exports', 'require', text)(module, module.exports, requireProduction);
  return module.exports;
}

function requireProduction(name: string): unknown {
  const file = PRODUCTION[name];
  if (!file) throw new Error(`React DOM requires ${name}, which this test does not have.`);
  const known = modules.get(name) ?? {
    exports: evaluate(readFileSync(join(ROOT, 'node_modules', file), 'utf8')),
  };
  modules.set(name, known);
  return known.exports;
}

const React = requireProduction('react') as typeof ReactModule;
const { flushSync } = requireProduction('react-dom') as { flushSync: (change: () => void) => void };
const client = evaluate(trimReactDom(source)) as typeof ClientModule;
const h = React.createElement;

function renderTrimmed(element: ReactModule.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = client.createRoot(container);
  flushSync(() => root.render(element));
  return { container, root };
}

/** Resolves once a condition holds. */
const waitFor = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
};

function Counter({ name }: { name: string }) {
  const [count, setCount] = React.useState(0);
  return h('button', { onClick: () => setCount(count + 1) }, `${name} ${count}`);
}

test('leaves out hydration', () => {
  expect(client).not.toHaveProperty('hydrateRoot');
});

test('renders, handles events, updates and unmounts', () => {
  const { container, root } = renderTrimmed([h(Counter, { key: 'a', name: 'a' }), h('input', { key: 'b' })]);
  flushSync(() => container.querySelector('button')?.click());
  expect(container.textContent).toBe('a 1');
  flushSync(() => root.render(h('p', null, 'next')));
  expect(container.innerHTML).toBe('<p>next</p>');
  flushSync(() => root.unmount());
  expect(container.innerHTML).toBe('');
});

test('shows a fallback until a transition and a suspended component are ready', async () => {
  let resolve = (_text: string) => {};
  const text = new Promise<string>((done) => {
    resolve = done;
  });
  const Suspended = () => h('p', null, React.use(text));
  const { container, root } = renderTrimmed(h('p', null, 'before'));
  React.startTransition(() => root.render(h(React.Suspense, { fallback: 'loading' }, h(Suspended))));
  await waitFor(() => container.textContent === 'loading');
  resolve('after');
  await waitFor(() => container.textContent === 'after');
  expect(container.innerHTML).toBe('<p>after</p>');
});

test('keeps the state of a hidden activity', () => {
  const show = (mode: 'visible' | 'hidden') =>
    h(React.Activity, { mode, children: h(Counter, { name: 'c' }) });
  const { container, root } = renderTrimmed(show('visible'));
  flushSync(() => container.querySelector('button')?.click());
  flushSync(() => root.render(show('hidden')));
  expect(container.querySelector('button')?.style.display).toBe('none');
  flushSync(() => root.render(show('visible')));
  expect(container.querySelector('button')?.style.display).toBe('');
  expect(container.textContent).toBe('c 1');
});

test('renders the children of a view transition, and keeps their state in transitions', async () => {
  const show = (name: string) => h(React.ViewTransition, null, h(Counter, { name }));
  const { container, root } = renderTrimmed(show('d'));
  flushSync(() => container.querySelector('button')?.click());
  React.startTransition(() => root.render(show('e')));
  await waitFor(() => container.textContent !== 'd 1');
  expect(container.textContent).toBe('e 1');
  React.startTransition(() => root.render(null));
  await waitFor(() => container.textContent === '');
  expect(container.innerHTML).toBe('');
});

test('fails for another version of React DOM', () => {
  expect(() => trimReactDom(source.replaceAll('19.3.1', '19.4.0'))).toThrow(
    'React DOM has no "19.3.1", which its version 19.3.1 has.',
  );
});

test('fails when React DOM lacks a function that it leaves out', () => {
  expect(() => trimReactDom(source.replaceAll('clearHydrationBoundary', 'clearBoundary'))).toThrow(
    'clearHydrationBoundary',
  );
});
