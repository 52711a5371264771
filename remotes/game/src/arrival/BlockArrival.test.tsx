import { act, useState } from 'react';
import type { Block } from '@hashgrid/contracts';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { createBlock } from '../../test/gameSamples';
import { BlockArrival } from './BlockArrival';
import { SoundToggle } from './SoundToggle';

const startNote = jest.fn();

let audioState: AudioContextState;

/** Records the notes that are scheduled. As in a browser, `resume` only works during a click. */
class FakeAudioContext {
  currentTime = 0;
  destination = {};
  get state() {
    return audioState;
  }
  resume = () => {
    if (window.event?.type === 'click') audioState = 'running';
    return Promise.resolve();
  };
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
  audioState = 'suspended';
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

const foundByPlayer = { isFoundByPlayer: true };

let showNextBlock: () => void;

function Chain({ next }: { next: Partial<Block> }) {
  const [height, setHeight] = useState(42);
  showNextBlock = () => setHeight(height + 1);
  return (
    <>
      <SoundToggle />
      <BlockArrival block={createBlock(height, height > 42 ? next : {})} token="ORE" />
    </>
  );
}

/** Renders a block; `arrive` replaces it with the next one. */
async function renderArrival(next: Partial<Block> = {}) {
  const { user } = await renderPage(<Chain next={next} />);
  return { user, arrive: () => act(() => showNextBlock()) };
}

const getToggle = () => screen.getByRole('button', { name: 'Block sounds' });

test('shows the reward of an arriving block, and nothing for the block that was there before', async () => {
  const { arrive } = await renderArrival();
  expect(screen.queryByTestId('gain')).not.toBeInTheDocument();
  arrive();
  expect(screen.getByTestId('gain')).toHaveTextContent('+0.34 ORE');
});

test('shows no reward for a block of which the player has no share', async () => {
  const { arrive } = await renderArrival({ playerReward: { mined: '0', bonus: '0' } });
  arrive();
  expect(screen.queryByTestId('gain')).not.toBeInTheDocument();
});

test('celebrates a block that the player found', async () => {
  const { arrive } = await renderArrival(foundByPlayer);
  arrive();
  expect(screen.getByRole('status')).toHaveTextContent('You found this block!');
});

test('announces a block that the player found, without animation or sound, when motion is reduced', async () => {
  const { user, arrive } = await renderArrival(foundByPlayer);
  await user.click(getToggle());
  await waitFor(() => expect(startNote).toHaveBeenCalledTimes(2));
  startNote.mockClear();
  isMotionReduced = true;
  arrive();
  expect(screen.queryByTestId('gain')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You found this block!');
  expect(startNote).not.toHaveBeenCalled();
});

test('plays a sample when sounds are turned on, then four notes for a block that the player found, until they are turned off', async () => {
  const { user, arrive } = await renderArrival(foundByPlayer);
  await user.click(getToggle());
  expect(getToggle()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(startNote).toHaveBeenCalledTimes(2));
  startNote.mockClear();
  arrive();
  expect(startNote).toHaveBeenCalledTimes(4);
  startNote.mockClear();
  await user.click(getToggle());
  arrive();
  expect(startNote).not.toHaveBeenCalled();
});

test('plays no sounds for blocks that arrived before the first click on the page', async () => {
  localStorage.setItem('blockSounds', 'on');
  const { user, arrive } = await renderArrival(foundByPlayer);
  arrive();
  await user.click(document.body);
  expect(startNote).not.toHaveBeenCalled();
  arrive();
  expect(startNote).toHaveBeenCalledTimes(4);
});

test('keeps sounds turned on while the page is open if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  const { user, arrive } = await renderArrival(foundByPlayer);
  await user.click(getToggle());
  await waitFor(() => expect(startNote).toHaveBeenCalledTimes(2));
  startNote.mockClear();
  arrive();
  expect(startNote).toHaveBeenCalledTimes(4);
  await user.click(getToggle());
  expect(getToggle()).toHaveAttribute('aria-pressed', 'false');
});
