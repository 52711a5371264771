/** @jest-environment jsdom */
import { act, lazy, memo, Suspense, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createSignature, isReplaceable, registerComponent } from './families';
import { getHotType } from './getHotType';
import { jsxDEV } from './jsxDevRuntime';

let root: Root;
let element: HTMLElement;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => act(() => root.unmount()));

let ids = 0;
/** Returns a function that defines a new version of the same component, as a module does each time that it is replaced. */
const defineFamily = () => {
  const id = `src/Counter.tsx ${(ids += 1)}`;
  return (text: string, hooks = 'useState{}') => {
    function useCount() {
      const [count, setCount] = useState(0);
      return { count, add: () => setCount(count + 1) };
    }
    function Counter({ children }: { children?: ReactNode }) {
      const { count, add } = useCount();
      return jsxDEV('button', { onClick: add, children: [text, count, children] }, undefined, true);
    }
    createSignature()(Counter, hooks);
    registerComponent(Counter, id);
    return Counter;
  };
};
const show = (type: Parameters<typeof jsxDEV>[0]) => {
  const node = jsxDEV(type, {}, undefined, false);
  // eslint-disable-next-line testing-library/no-unnecessary-act -- this is React's `render`, not Testing Library's
  return act(async () => root.render(node));
};
const click = () => act(async () => element.querySelector('button')!.click());

test('replaces the code of a component in the page and keeps its state', async () => {
  const define = defineFamily();
  await show(define('first '));
  await click();
  expect(element.textContent).toBe('first 1');
  await act(async () => void define('second '));
  expect(element.textContent).toBe('second 1');
  await click();
  expect(element.textContent).toBe('second 2');
});

test('resets the state when a new version calls other hooks', async () => {
  const define = defineFamily();
  await show(define('first '));
  await click();
  await act(async () => void define('second ', 'useState{} useState{}'));
  expect(element.textContent).toBe('second 0');
});

test('replaces memoized and lazy components', async () => {
  const define = defineFamily();
  const Memo = memo(define('first '));
  registerComponent(Memo, 'src/Memo.tsx Memo');
  const Lazy = lazy(async () => ({ default: Memo }));
  const Outer = () => jsxDEV(Suspense, { children: jsxDEV(Lazy, {}, undefined, false) }, undefined, false);
  await show(Outer);
  await click();
  await act(async () => registerComponent(memo(define('second ')), 'src/Memo.tsx Memo'));
  expect(element.textContent).toBe('second 1');
});

test('leaves element types and components of other packages as they are', () => {
  const Other = () => null;
  expect([getHotType('p'), getHotType(Other)]).toEqual(['p', Other]);
});

test('replaces only modules that export nothing but components', () => {
  const Counter = defineFamily()('first ');
  expect(isReplaceable({ exports: { default: Counter } })).toBe(true);
  expect(isReplaceable({ exports: { Counter, LIMIT: 3 } })).toBe(false);
  expect(isReplaceable({ exports: {} })).toBe(false);
});
