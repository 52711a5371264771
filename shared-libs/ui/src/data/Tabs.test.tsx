import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'send', label: 'Send', content: 'To whom?' },
  { id: 'receive', label: 'Receive', content: 'Your address' },
  { id: 'exchange', label: 'Exchange', content: 'From and to' },
];

function Pay() {
  const [open, setOpen] = useState('send');
  return <Tabs label="Payments" tabs={TABS} selected={open} onSelect={setOpen} />;
}

const expectOpen = (name: string, content: string) => {
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(content);
};

describe('Tabs', () => {
  it('selects by arrow keys, wrapping around, and by Home and End', async () => {
    render(<Pay />);
    await userEvent.tab();
    expectOpen('Send', 'To whom?');
    await userEvent.keyboard('{ArrowRight}');
    expectOpen('Receive', 'Your address');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expectOpen('Exchange', 'From and to');
    await userEvent.keyboard('{Home}');
    expectOpen('Send', 'To whom?');
    await userEvent.keyboard('{End}');
    expectOpen('Exchange', 'From and to');
  });

  it('reverses the arrow keys in right-to-left pages', async () => {
    render(
      <div dir="rtl">
        <Pay />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expectOpen('Receive', 'Your address');
  });

  it('is a single tab stop', async () => {
    render(<Pay />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });
});
