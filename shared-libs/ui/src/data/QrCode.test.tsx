import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { GlobalStyles } from '../theme/GlobalStyles';
import { QrCode } from './QrCode';

const renderCode = (value: string) => {
  render(
    <GlobalStyles>
      <QrCode value={value} label="Pay code" />
    </GlobalStyles>,
  );
  return screen.getAllByRole('img').at(-1)?.querySelector('path')?.getAttribute('d') ?? '';
};

test('has an accessible name and a quiet zone of four cells', () => {
  renderCode('HELLO');
  const code = screen.getByRole('img', { name: 'Pay code' });
  expect(code).toHaveAttribute('viewBox', '-4 -4 29 29');
});

test('encodes its value', () => {
  const codes = [renderCode('HELLO'), renderCode('HELLO'), renderCode('WORLD')];
  expect(codes[0]).toMatch(/^M\d/);
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
});

test('is blank in the first render, so that encoding does not delay it', () => {
  const firstRender = renderToString(<QrCode value="HELLO" label="Pay code" />);
  expect(firstRender).toContain('aria-label="Pay code"');
  expect(firstRender).toContain('<path d=""');
});
