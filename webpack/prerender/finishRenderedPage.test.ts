import { finishRenderedPage } from './finishRenderedPage';

const finish = (html: string, css = '') => finishRenderedPage({ html, css }, 'f-auth');

test('moves style attributes into rules, which the security policy allows', () => {
  const { html, css } = finish(
    '<i style="color:red;content:&quot;a&quot;">x</i><b style="color:red;content:&quot;a&quot;">y</b>',
  );
  expect(html).toBe('<i data-static-style="f-auth0">x</i><b data-static-style="f-auth0">y</b>');
  expect(css).toBe('[data-static-style="f-auth0"]{color:red!important;content:"a"!important}');
});

test('keeps the classes that rules use, and renames those of components with the prefix of the build', () => {
  const css =
    '<style data-styled="true" data-styled-version="6.6.0">.abc{color:red;}/*!sc*/\n' +
    '.sc-one .abc{color:blue;}/*!sc*/\ndata-styled.g2[id="sc-one"]{content:"abc,"}/*!sc*/\n</style>';
  expect(finish('<p class="sc-one abc">sc-one</p><p class="sc-two">b</p>', css)).toEqual({
    html: '<p class="f-auth-one abc">sc-one</p><p>b</p>',
    css: '.abc{color:red;}.f-auth-one .abc{color:blue;}',
  });
});

test('drops hints for resources', () => {
  const hint = '<link rel="preload" as="image" href="/logo.svg"/>';
  expect(finish(`${hint}<a data-discover="true" href="/x">x</a>`).html).toBe('<a href="/x">x</a>');
});

test.each([
  ['a script', '<script>1</script>'],
  ['a handler', '<b onclick="1">x</b>'],
  ['the action of a form', '<form action="/x"></form>'],
  ['a javascript: URL', '<a href="javascript:1">x</a>'],
])('rejects %s', (_case, html) => {
  expect(() => finish(html)).toThrow('something that the Content Security Policy blocks');
});

test('rejects more HTML and CSS than a page needs', () => {
  expect(() => finish('x'.repeat(60_000), 'y'.repeat(60_000))).toThrow('have 120000 characters');
});

test.each(['<h1>Welcome, %name%</h1>', '<img alt="Photo of %name%"/>'])(
  'rejects a text with a placeholder: %s',
  (html) => {
    expect(() => finish(html)).toThrow('it has a text with %name%, whose value is not known yet');
  },
);

test.each(['<p>50% of 100%</p>', '<a href="/faq?topic=it%E2%80%99s">FAQ</a>'])(
  'accepts a percent sign that begins no placeholder: %s',
  (html) => {
    expect(finish(html).html).toBe(html);
  },
);

test('accepts escaped markup in a text, but not in an attribute', () => {
  const html = '<p title="a onclick=">5 &lt;script&gt; style=&quot;</p>';
  expect(() => finish(html)).toThrow('Content Security Policy');
  expect(finish('<p>5 &lt;script&gt; on a=b style=&quot;</p>').html).toBe(
    '<p>5 &lt;script&gt; on a=b style=&quot;</p>',
  );
});
