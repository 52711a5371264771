import { isSafePrerenderedPage, MAX_PRERENDERED_CHARS } from './isSafePrerenderedPage';

test.each([
  '<div class="a" hidden=""><!-- --><br/><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></div>',
  '<a href="/online=1?action=2" title="on top = best">a = b, style = c, 1 &lt; 2</a>',
  '<input type="text" autoComplete="off" disabled="" value="&quot;x&quot; &amp; &#x27;&lt;&gt;&#x27;"/>',
  '<p title="line\none">Terms:&nbsp;1</p>',
])('accepts %s', (html) => {
  expect(isSafePrerenderedPage(html, '.a{color:red}')).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<p style="color:red">x</p>',
  '<img src="x" onerror="alert(1)"/>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<img src="x"onerror="alert(1)"/>',
  '<img title=">" onerror="alert(1)"/>',
  '<img\nsrc="x"\nONERROR="alert(1)"/>',
  '<form action="https://evil.example/">x</form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<p>unclosed <b',
  // A browser ends these elements at their end tag, even if that is in an attribute.
  '<textarea><p title="</textarea><img/src=x/onerror=alert(1)>"></p></textarea>',
  '<noscript><p title="</noscript><img/src=x/onerror=alert(1)>"></p></noscript>',
  '<svg><a><animate attributeName="href" values="#;javascript:alert(1)"/></a></svg>',
  '<svg><a><set attributeName="href" to="#"/></a></svg>',
])('rejects %s', (html) => {
  expect(isSafePrerenderedPage(html, '')).toBe(false);
});

test('rejects CSS that ends its element, empty HTML, and large prerendered pages', () => {
  expect(isSafePrerenderedPage('<p>x</p>', '</style>')).toBe(false);
  expect(isSafePrerenderedPage('', '')).toBe(false);
  expect(isSafePrerenderedPage('x'.repeat(MAX_PRERENDERED_CHARS + 1), '')).toBe(false);
});

test('takes little time for any HTML', () => {
  const html = `<a title="=${' '.repeat(MAX_PRERENDERED_CHARS - 30)}">x</a>`;
  // CPU time doesn't include other work of the machine.
  const start = process.cpuUsage();
  expect(isSafePrerenderedPage(html, '')).toBe(true);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(5000);
});
