import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { ShortAmount } from './ShortAmount';
import { SignedAmount } from './SignedAmount';
import { TokenAmount } from './TokenAmount';

/** Returns the text that assistive technology reads. */
const getAccessibleText = () => {
  const text = document.body.cloneNode(true) as HTMLElement;
  text.querySelectorAll('[aria-hidden="true"]').forEach((element) => element.remove());
  return text.textContent;
};
const getVisibleText = () => document.querySelector('[aria-hidden="true"]')?.textContent;

test.each([
  ['1234.56789012', '1,234.56789012 BTC'],
  ['0', '0 BTC'],
])('shows every decimal of %p', async (value, text) => {
  await renderPage(<TokenAmount value={value} token="BTC" />);
  expect(getAccessibleText()).toBe(text);
});

test.each([
  ['1234.56789012', '1,234 BTC', '1,234.56789012 BTC'],
  ['293.414639', '293.4 BTC', '293.414639 BTC'],
  ['0.00485201', '0.004852 BTC', '0.00485201 BTC'],
  ['9.99999999', '9.999 BTC', '9.99999999 BTC'],
])('shortens %p to %p, but gives assistive technology the exact amount', async (value, short, exact) => {
  await renderPage(<TokenAmount value={value} token="BTC" short />);
  expect(getVisibleText()).toBe(short);
  expect(getAccessibleText()).toContain(exact);
  expect(getAccessibleText()).not.toContain(short);
});

test('keeps the fraction digits of a shortened amount that it has to show', async () => {
  await renderPage(<ShortAmount value="12345.6789" min={2} unit="USDT" />);
  expect(getVisibleText()).toBe('12,345.67 USDT');
});

test('shows all digits of a shortened amount on focus', async () => {
  const { user } = await renderPage(<TokenAmount value="293.414639" token="BTC" short />);
  const exact = screen.getByText('293.414639');
  expect(exact).not.toHaveStyle({ display: 'block' });
  await user.tab();
  expect(exact).toHaveStyle({ display: 'block' });
});

test('is not focusable if no digits are omitted', async () => {
  const { user } = await renderPage(<TokenAmount value="25.5" token="BTC" short />);
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('keeps the sign of a shortened amount', async () => {
  await renderPage(<SignedAmount value="-12.3456789" token="BTC" short />);
  expect(getVisibleText()).toBe('\u221212.34 BTC');
  expect(getAccessibleText()).toContain('\u221212.3456789 BTC');
});
