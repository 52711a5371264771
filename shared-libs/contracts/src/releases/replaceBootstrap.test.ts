import type { Bootstrap } from '../bootstrap';
import { parseBootstrap } from '../parseBootstrap';
import { replaceBootstrap } from './replaceBootstrap';

const HTML = '<body><script type="application/json" id="bootstrap">{"gameName":"A"}</script></body>';

test('replaces the bootstrap data of a page, in which markup stays text', () => {
  const gameName = '</script><script>$&';
  const html = replaceBootstrap(HTML, { gameName } as Bootstrap);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(parseBootstrap(html)).toEqual({ gameName });
});

test('finds no bootstrap data in other HTML', () => {
  expect(parseBootstrap('<p>Under construction</p>')).toBeNull();
});
