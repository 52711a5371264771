const stripStyleComments = jest.requireActual<(source: string) => string>('./stripStyleComments.cjs');

const STYLES = `export const Root = styled.div\`
  /* The cells light up clockwise. */
  color: red;
  /* Two lines
     of reasons. */
  background: url('image/*'); /* At the end of a line. */
\`;`;

test('removes comments on lines of their own, and keeps the number of lines', () => {
  expect(stripStyleComments(STYLES)).toBe(`export const Root = styled.div\`

  color: red;


  background: url('image/*'); /* At the end of a line. */
\`;`);
});

test.each([
  'const load = () => import(\n  /* webpackChunkName: "live" */ "./live"\n);',
  'const load = () => import(\n  /* webpackInclude: /Page$/ */\n  `./${name}`\n);',
  '/** A docstring. */',
  '/*#__PURE__*/',
  "const accept = 'image/*';\nconst any = '*/*';",
])('keeps %j', (source) => {
  expect(stripStyleComments(source)).toBe(source);
});
