import { useEffect, useRef, useState, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { useModal } from './useModal';

// eslint-disable-next-line jsx-a11y-x/no-autofocus -- the dialogs have a field that takes the focus
const field = <input aria-label="Amount" autoFocus />;

const getMain = () => screen.getByRole('main');
const getOpener = () => screen.getByRole('button', { name: 'Open' });

function Page({ content, children }: { content: ReactNode; children?: ReactNode }) {
  const modal = useModal();
  return (
    <main tabIndex={-1}>
      {children ?? <button onClick={() => modal.open({ id: 'one', label: 'One', content })}>Open</button>}
    </main>
  );
}

/** Its button opens a dialog whose button changes the page before it closes the dialog. */
function ChangingPage({ change }: { change: 'remove' | 'disable' | 'next' }) {
  const modal = useModal();
  const [isChanged, setIsChanged] = useState(false);
  const handleDone = () => {
    setIsChanged(true);
    modal.dismiss();
  };
  const content = <button onClick={handleDone}>Done</button>;
  return (
    <Page content={null}>
      {isChanged && change === 'next' && <NextStep />}
      {isChanged && change !== 'disable' ? null : (
        <button disabled={isChanged} onClick={() => modal.open({ id: 'one', label: 'One', content })}>
          Open
        </button>
      )}
    </Page>
  );
}

function NextStep() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      Next step
    </h2>
  );
}

function ReplacingContent() {
  const modal = useModal();
  return <button onClick={() => modal.open({ id: 'two', label: 'Two', content: field })}>Replace</button>;
}

test.each(['remove', 'disable'] as const)(
  'a dialog that closes after its opener is %sd moves the focus to the main element',
  async (change) => {
    const { user } = await renderPage(<ChangingPage change={change} />);
    await user.click(getOpener());
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(getMain()).toHaveFocus();
  },
);

test('a dialog that closes leaves the focus where the page has moved it', async () => {
  const { user } = await renderPage(<ChangingPage change="next" />);
  await user.click(getOpener());
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('heading', { name: 'Next step' })).toHaveFocus();
});

test('a dialog that opens on its own moves the focus to the main element when it closes', async () => {
  function OpeningPage() {
    const modal = useModal();
    useEffect(() => modal.open({ id: 'one', label: 'One', content: 'Welcome' }), [modal]);
    return <Page content={null} />;
  }
  const { user } = await renderPage(<OpeningPage />);
  expect(screen.getByRole('dialog', { name: 'One' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(getMain()).toHaveFocus();
});

test('a dialog with a field that takes the focus restores it to the opener', async () => {
  const { user } = await renderPage(<Page content={field} />);
  await user.click(getOpener());
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(getOpener()).toHaveFocus();
});

test('a dialog that replaces another focuses its own field, and restores the focus to the first opener', async () => {
  const { user } = await renderPage(<Page content={<ReplacingContent />} />);
  await user.click(getOpener());
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(getOpener()).toHaveFocus();
});

function StepsContent() {
  const [isSecond, setIsSecond] = useState(false);
  if (isSecond) return ['Back', 'Pay'].map((name) => <button key={name}>{name}</button>);
  return <button onClick={() => setIsSecond(true)}>Continue</button>;
}

test.each([
  ['Tab', false, 'Back'],
  ['Shift+Tab', true, 'Pay'],
])('%s returns to the dialog after the focused element has disappeared', async (_, shift, name) => {
  const { user } = await renderPage(<Page content={<StepsContent />} />);
  await user.click(getOpener());
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(document.body).toHaveFocus();
  await user.tab({ shift });
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('a dialog that closes after the focused element has disappeared restores the focus to the opener', async () => {
  const { user } = await renderPage(<Page content={<StepsContent />} />);
  await user.click(getOpener());
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.keyboard('{Escape}');
  expect(getOpener()).toHaveFocus();
});

test('keeps the focus in a dialog without anything to focus', async () => {
  const { user } = await renderPage(<Page content="Loading" />);
  await user.click(getOpener());
  for (const shift of [false, true]) {
    await user.tab({ shift });
    expect(screen.getByRole('dialog')).toHaveFocus();
  }
});
