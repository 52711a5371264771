import { theme } from './theme';

test('the color of links and focus rings has the name that older shells declare as fallback', () => {
  expect(theme.color.info).toBe('var(--color-info, var(--color-cyan))');
  expect(theme.color.gain).toBe('var(--color-gain)');
});
