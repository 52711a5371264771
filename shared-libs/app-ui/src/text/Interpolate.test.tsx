import { render } from '@testing-library/react';
import { Interpolate } from './Interpolate';

test.each([
  ['Empty %time%', 'Empty <b>soon</b>'],
  ['%time%に充電切れ', '<b>soon</b>に充電切れ'],
  ['%time% %percent%%', '<b>soon</b> %percent%%'],
  ['Empty', 'Empty'],
])('replaces the placeholders in "%s" with elements', (text, html) => {
  const { container } = render(<Interpolate text={text} values={{ time: <b>soon</b> }} />);
  expect(container.innerHTML).toBe(html);
});
