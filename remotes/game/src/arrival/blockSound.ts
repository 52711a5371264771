import type { Block } from '@hashgrid/contracts';
import { isRewarded } from './isRewarded';

const KEY = 'blockSounds';
const ON = 'on';

/** The choice while storage is blocked; lost when the page is left. */
let isOnWithoutStorage = false;

/** Returns whether this device plays block sounds; they are off by default. */
export function areSoundsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === ON || isOnWithoutStorage;
  } catch {
    return isOnWithoutStorage;
  }
}

export function storeSounds(isOn: boolean): void {
  isOnWithoutStorage = false;
  try {
    if (isOn) localStorage.setItem(KEY, ON);
    else localStorage.removeItem(KEY);
  } catch {
    isOnWithoutStorage = isOn;
  }
}

const NOTE_SECONDS = 0.11;
const VOLUME = 0.06;

/** Frequencies in Hz. */
const REWARD_NOTES = [659, 880];

/** One low note for a block of others, two for a reward, a rising chord for a find. */
function chooseNotes(block: Block): number[] {
  if (block.isFoundByPlayer) return [523, 659, 784, 1047];
  return isRewarded(block) ? REWARD_NOTES : [330];
}

let audio: AudioContext | undefined;

/** Lets blocks sound from now on. Call it in a click: browsers keep a page silent until then. */
export async function resumeSound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  await audio.resume();
}

/** Plays synthesized notes, so that there is no file to load. */
function playNotes(frequencies: readonly number[]): void {
  // A suspended context would play everything scheduled until then together when it resumes.
  if (audio?.state !== 'running') return;
  for (const [index, frequency] of frequencies.entries()) {
    const start = audio.currentTime + index * NOTE_SECONDS;
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.type = 'triangle';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 2 * NOTE_SECONDS);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 2 * NOTE_SECONDS);
  }
}

export const playBlockSound = (block: Block): void => playNotes(chooseNotes(block));

/** Plays what a reward sounds like. Call it in a click. */
export async function playSample(): Promise<void> {
  await resumeSound();
  playNotes(REWARD_NOTES);
}
