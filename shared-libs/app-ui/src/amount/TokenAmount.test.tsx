import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { SignedAmount } from './SignedAmount';
import { TokenAmount } from './TokenAmount';

/** What assistive technology reads: the text without what is hidden from it. */
const readText = () => {
  const text = document.body.cloneNode(true) as HTMLElement;
  text.querySelectorAll('[aria-hidden="true"]').forEach((element) => element.remove());
  return text.textContent;
};
const seenText = () => document.querySelector('[aria-hidden="true"]')?.textContent;

test.each([
  ['1234.56789012', '1,234.56789012 BTC'],
  ['0', '0 BTC'],
])('shows every decimal of %p', async (value, text) => {
  await renderPage(<TokenAmount value={value} token="BTC" />);
  expect(document.body).toHaveTextContent(text);
});

test.each([
  ['1234.56789012', '1,234 BTC', '1,234.56789012 BTC'],
  ['293.414639', '293.4 BTC', '293.414639 BTC'],
  ['0.00485201', '0.004852 BTC', '0.00485201 BTC'],
  ['9.99999999', '9.999 BTC', '9.99999999 BTC'],
])('shortens %p to %p and has all of it read', async (value, short, exact) => {
  await renderPage(<TokenAmount value={value} token="BTC" short />);
  expect(seenText()).toBe(short);
  expect(readText()).toContain(exact);
  expect(readText()).not.toContain(short);
});

test('shows all digits of a shortened amount on focus', async () => {
  const { user } = await renderPage(<TokenAmount value="293.414639" token="BTC" short />);
  const exact = screen.getByText('293.414639');
  expect(exact).not.toHaveStyle({ display: 'block' });
  await user.tab();
  expect(exact).toHaveStyle({ display: 'block' });
});

test('is no tab stop if nothing is left out', async () => {
  const { user } = await renderPage(<TokenAmount value="25.5" token="BTC" short />);
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('shortens a signed amount behind its sign', async () => {
  await renderPage(<SignedAmount value="-12.3456789" token="BTC" short />);
  expect(seenText()).toBe('\u221212.34 BTC');
  expect(readText()).toContain('\u221212.3456789 BTC');
});
