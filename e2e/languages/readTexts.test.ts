import { classifyTexts, readTexts } from './readTexts';

test('lists the English texts that a page must not show, except those that are the same in its language', () => {
  const texts = classifyTexts([
    { Wallet: 'Wallet', Nodes: 'Nœuds', 'Joined %date%': 'Arrivé le %date%' },
    { '%count% nodes': '%count% nœuds', '%count% nodes|one': '%count% nœud', '%a% / %b%': '%a% sur %b%' },
  ]);
  expect(texts.english).toEqual(['Nodes']);
  expect(texts.englishPatterns).toEqual(['^Joined .+$', '^.+ nodes$']);
  expect(texts.translations).toEqual(['Wallet', 'Nœuds']);
  expect(texts.latinWords).toContain('wallet');
});

test('reads the texts of every package', () => {
  expect(readTexts('ja-JP').english.length).toBeGreaterThan(500);
  expect(readTexts('en-US').english).toEqual([]);
});
