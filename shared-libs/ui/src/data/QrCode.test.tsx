import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GlobalStyles } from '../theme/GlobalStyles';
import { QrCode } from './QrCode';

const draw = (value: string) => {
  render(
    <GlobalStyles>
      <QrCode value={value} label="Pay code" />
    </GlobalStyles>,
  );
  return screen.getAllByRole('img').at(-1)?.querySelector('path')?.getAttribute('d') ?? '';
};

test('has an accessible name and a quiet zone of four cells', () => {
  draw('HELLO');
  const code = screen.getByRole('img', { name: 'Pay code' });
  expect(code).toHaveAttribute('viewBox', '-4 -4 29 29');
});

test('encodes its value', () => {
  const codes = [draw('HELLO'), draw('HELLO'), draw('WORLD')];
  expect(codes[0]).toMatch(/^M\d/);
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
});

test('leaves encoding to a render after the first one, which a tap waits for', () => {
  const firstRender = renderToString(<QrCode value="HELLO" label="Pay code" />);
  expect(firstRender).toContain('aria-label="Pay code"');
  expect(firstRender).toContain('<path d=""');
});
