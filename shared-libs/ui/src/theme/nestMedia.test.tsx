import { render } from '@testing-library/react';
import styled, { StyleSheetManager } from 'styled-components';
import { nestMedia } from './nestMedia';

const WIDE = '@media (min-width: 576px)';

/** Returns the CSS that styled-components generates from a template, with `.a` as its class. */
function compile(template: string): string {
  const Box = styled.div`
    ${template}
  `;
  // Not in the document, because jsdom does not support nested rules.
  const target = document.createElement('div');
  const { container, unmount } = render(
    <StyleSheetManager target={target} stylisPlugins={[nestMedia]} disableCSSOMInjection>
      <Box />
    </StyleSheetManager>,
  );
  const css = target.textContent ?? '';
  // The first class is the component's ID, the second has its styles.
  const className = (container.firstElementChild as HTMLElement).classList.item(1);
  unmount();
  return css.replaceAll(`.${className}`, '.a').replaceAll(/\/\*!sc\*\/|\n/g, '');
}

test('moves a media query into the rule that it applies to', () => {
  expect(compile(`color: red; ${WIDE} { color: blue; }`)).toBe(
    '.a{color:red;}.a{@media (min-width: 576px){color:blue;}}',
  );
});

test('keeps the order and the selectors of several rules in one query', () => {
  expect(compile(`${WIDE} { color: blue; &:hover { color: red; } > svg { color: green; } }`)).toBe(
    '.a{@media (min-width: 576px){color:blue;}}.a:hover{@media (min-width: 576px){color:red;}}.a >svg{@media (min-width: 576px){color:green;}}',
  );
});

test('writes a rule for each selector of a list', () => {
  expect(compile(`${WIDE} { &:hover, &[lang] { color: red; } }`)).toBe(
    '.a:hover{@media (min-width: 576px){color:red;}}.a[lang]{@media (min-width: 576px){color:red;}}',
  );
});

test('leaves a query for a pseudo-element unchanged', () => {
  expect(compile(`${WIDE} { &::before { color: red; } }`)).toBe(
    '@media (min-width: 576px){.a::before{color:red;}}',
  );
});
