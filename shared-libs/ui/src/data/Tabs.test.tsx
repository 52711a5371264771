import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'send', label: 'Send', content: 'To whom?' },
  { id: 'receive', label: 'Receive', content: 'Your address' },
  { id: 'exchange', label: 'Exchange', content: 'From and to' },
];

function PaymentTabs() {
  const [selected, setSelected] = useState('send');
  return <Tabs label="Payments" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

const expectSelected = (name: string, content: string) => {
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(content);
};

describe('Tabs', () => {
  it('selects tabs with the arrow keys, wrapping around, and with Home and End', async () => {
    render(<PaymentTabs />);
    await userEvent.tab();
    expectSelected('Send', 'To whom?');
    await userEvent.keyboard('{ArrowRight}');
    expectSelected('Receive', 'Your address');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expectSelected('Exchange', 'From and to');
    await userEvent.keyboard('{Home}');
    expectSelected('Send', 'To whom?');
    await userEvent.keyboard('{End}');
    expectSelected('Exchange', 'From and to');
  });

  it('reverses the arrow keys in right-to-left pages', async () => {
    render(
      <div dir="rtl">
        <PaymentTabs />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expectSelected('Receive', 'Your address');
  });

  it.each([
    ['Alt+← (Back)', { key: 'ArrowLeft', altKey: true }],
    ['⌘+→ (Forward)', { key: 'ArrowRight', metaKey: true }],
    ['Ctrl+End', { key: 'End', ctrlKey: true }],
  ])('leaves %s to the browser', async (_, shortcut) => {
    render(<PaymentTabs />);
    await userEvent.tab();
    expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'Send' }), shortcut)).toBe(true);
    expectSelected('Send', 'To whom?');
  });

  it('selects the first tab if none has the selected ID', () => {
    render(<Tabs label="Payments" tabs={TABS} selected="unknown" onSelect={() => {}} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Send');
    expect(screen.getByRole('tabpanel', { name: 'Send' })).toHaveTextContent('To whom?');
  });

  it('is a single tab stop', async () => {
    render(<PaymentTabs />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });
});
