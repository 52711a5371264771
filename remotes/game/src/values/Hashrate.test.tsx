import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { Hashrate } from './Hashrate';

test.each([
  ['0', '0 TH/s'],
  ['9999.9', '9,999 TH/s'],
  ['10000', '10 PH/s'],
  ['123456789', '123,456 PH/s'],
])('shows %s TH/s as %s', async (value, text) => {
  await renderPage(
    <div data-testid="hashrate">
      <Hashrate value={value} />
    </div>,
  );
  const hashrate = screen.getByTestId('hashrate');
  // A shortened value is hidden from assistive technology, which gets the exact one.
  expect((hashrate.querySelector('[aria-hidden="true"]') ?? hashrate).textContent).toBe(text);
});
