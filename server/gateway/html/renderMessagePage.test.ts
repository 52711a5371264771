import { renderMessagePage } from './renderMessagePage';

const MESSAGE = { title: 'This preview has expired', text: 'Ask whoever sent the link for a new one.' };

test('ends lines between the phrases of Japanese and between the words of Korean', () => {
  const { html } = renderMessagePage('Hashgrid', 'ja-JP', MESSAGE);
  expect(html).toContain('<html lang="ja-JP" dir="ltr">');
  expect(html).toContain(':lang(ja){word-break:auto-phrase}');
  expect(html).toContain(':lang(ko){word-break:keep-all}');
});
