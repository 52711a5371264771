/** The test environment replaces the selector matching of jsdom with `matchSelectors.cjs`. */
const isMatchedBy = (selector: string, html: string): boolean => {
  document.head.innerHTML = `<style>${selector} { opacity: 0 }</style>`;
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('#it')!).opacity === '0';
};

test.each([
  ['b', '<b id="it"></b>', true],
  ['i, b', '<b id="it"></b>', true],
  ['i', '<b id="it"></b>', false],
  ['.one', '<b id="it" class="two one"></b>', true],
  ['.one.two', '<b id="it" class="two one"></b>', true],
  ['b.one', '<b id="it" class="ones"></b>', false],
  ['div > .one', '<div><b id="it" class="one"></b></div>', true],
  ['i > .one', '<div><b id="it" class="one"></b></div>', false],
  ['.one:has(:checked, i)', '<b id="it" class="one"><i></i></b>', true],
  ['.one:has(:checked, i)', '<b id="it" class="one"></b>', false],
  [':is(i, :not(.two, .three))', '<b id="it" class="one"></b>', true],
  [':is(i, :not(.two, .one))', '<b id="it" class="one"></b>', false],
  ['[title="a, b"]', '<b id="it" title="a, b"></b>', true],
  ['.one[title="a, b"]', '<b id="it" class="one" title="a"></b>', false],
  ['*', '<b id="it"></b>', true],
  ['x-b', '<x-b id="it"></x-b>', true],
  ['x-b.one', '<x-b id="it" class="one"></x-b>', true],
  ['x-b', '<x id="it"></x>', false],
  ['.oné', '<b id="it" class="oné"></b>', true],
  ['foreignObject', '<svg><foreignObject id="it"></foreignObject></svg>', true],
])('matching %j against %j returns %j', (selector, html, expected) => {
  expect(isMatchedBy(selector, html)).toBe(expected);
});
