import type { Block } from '@hashgrid/contracts';
import { isRewarded } from './isRewarded';

const KEY = 'blockSounds';
const ON = 'on';

/** Whether sounds are on while storage is blocked; lost when the page is left. */
let isOnWithoutStorage = false;

/** Returns whether this device plays block sounds; they are off by default. */
export function areSoundsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === ON || isOnWithoutStorage;
  } catch {
    return isOnWithoutStorage;
  }
}

/** Saves whether this device plays block sounds. */
export function saveSoundPreference(isOn: boolean): void {
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
/** Volume at the end of a note: practically silent. An exponential ramp cannot reach 0. */
const END_VOLUME = 0.0001;

/** Frequencies of the two rising notes for a reward, in Hz. */
const REWARD_NOTES = [659, 880];

/** Returns the frequencies, in Hz, for a block: four rising notes if the player found it, two for another reward, and a low one otherwise. */
function chooseNotes(block: Block): number[] {
  if (block.isFoundByPlayer) return [523, 659, 784, 1047];
  return isRewarded(block) ? REWARD_NOTES : [330];
}

let audio: AudioContext | undefined;

/** Starts audio output. Call it in a click handler, because browsers block audio before a click on the page. */
export async function resumeSound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  await audio.resume();
}

/** Plays notes one after the other. They are synthesized, so that there is no file to load. */
function playNotes(frequencies: readonly number[]): void {
  // A suspended context would play everything scheduled until then together when it resumes.
  if (audio?.state !== 'running') return;
  for (const [index, frequency] of frequencies.entries()) {
    const start = audio.currentTime + index * NOTE_SECONDS;
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    note.type = 'triangle';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(END_VOLUME, start + 2 * NOTE_SECONDS);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 2 * NOTE_SECONDS);
  }
}

export const playBlockSound = (block: Block): void => playNotes(chooseNotes(block));

/** Plays the sound of a reward. Call it in a click handler. */
export async function playSample(): Promise<void> {
  await resumeSound();
  playNotes(REWARD_NOTES);
}
