import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '../theme/ThemeProvider';
import { QrCode } from './QrCode';

const draw = (value: string) => {
  const { container } = render(
    <ThemeProvider>
      <QrCode value={value} label="Pay code" />
    </ThemeProvider>,
  );
  return container.querySelector('path')?.getAttribute('d') ?? '';
};

test('a code has a name, and four light cells around its 21 or more', () => {
  draw('HELLO');
  const code = screen.getByRole('img', { name: 'Pay code' });
  expect(code).toHaveAttribute('viewBox', '-4 -4 29 29');
});

test('what is said decides what is drawn', () => {
  const codes = [draw('HELLO'), draw('HELLO'), draw('WORLD')];
  expect(codes[0]).toMatch(/^M\d/);
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
});
