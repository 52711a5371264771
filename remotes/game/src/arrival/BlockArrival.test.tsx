import { useState } from 'react';
import type { Block } from '@hashgrid/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { createBlock } from '../../test/gameSamples';
import { BlockArrival } from './BlockArrival';
import { SoundToggle } from './SoundToggle';

const startNote = jest.fn();

/** Counts the notes that are played. */
class FakeAudioContext {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: () => {},
  });
  createOscillator = () => ({
    frequency: {},
    connect: (target: unknown) => target,
    start: startNote,
    stop: () => {},
  });
}

let isMotionReduced: boolean;

beforeEach(() => {
  isMotionReduced = false;
  startNote.mockClear();
  localStorage.removeItem('blockSounds');
  Object.assign(window, {
    AudioContext: FakeAudioContext,
    matchMedia: () => ({
      matches: isMotionReduced,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
});

const found = { isFoundByPlayer: true };

function Chain({ next }: { next: Partial<Block> }) {
  const [hasArrived, setHasArrived] = useState(false);
  return (
    <>
      <button onClick={() => setHasArrived(true)}>Mine</button>
      <SoundToggle />
      <BlockArrival block={hasArrived ? createBlock(43, next) : createBlock(42)} token="ORE" />
    </>
  );
}

/** Renders a block; `arrive` has the next one arrive. */
async function renderArrival(next: Partial<Block> = {}, turnSoundsOn = false) {
  const { user } = await renderPage(<Chain next={next} />);
  if (turnSoundsOn) await user.click(screen.getByRole('button', { name: 'Block sounds' }));
  return { arrive: () => user.click(screen.getByRole('button', { name: 'Mine' })) };
}

test('shows what an arriving block brought, and nothing for the block that was there', async () => {
  const { arrive } = await renderArrival();
  expect(screen.queryByTestId('gain')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByTestId('gain')).toHaveTextContent('+0.34 ORE');
});

test('shows no gain for a block without a share', async () => {
  const { arrive } = await renderArrival({ playerReward: { mined: '0', bonus: '0' } });
  await arrive();
  expect(screen.queryByTestId('gain')).not.toBeInTheDocument();
});

test('celebrates a block that the player found', async () => {
  const { arrive } = await renderArrival(found);
  await arrive();
  expect(screen.getByRole('status')).toHaveTextContent('You found this block!');
});

test('only names a find under reduced motion', async () => {
  isMotionReduced = true;
  const { arrive } = await renderArrival(found, true);
  await arrive();
  expect(screen.queryByTestId('gain')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You found this block!');
  expect(startNote).not.toHaveBeenCalled();
});

test('is silent until sounds are turned on', async () => {
  const { arrive } = await renderArrival(found);
  expect(screen.getByRole('button', { name: 'Block sounds' })).toHaveAttribute('aria-pressed', 'false');
  await arrive();
  expect(startNote).not.toHaveBeenCalled();
});

test('plays a rising chord for a find once sounds are on', async () => {
  const { arrive } = await renderArrival(found, true);
  expect(screen.getByRole('button', { name: 'Block sounds' })).toHaveAttribute('aria-pressed', 'true');
  await arrive();
  expect(startNote).toHaveBeenCalledTimes(4);
});
