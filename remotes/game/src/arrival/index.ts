export { BlockArrival } from './BlockArrival';
export { SoundToggle } from './SoundToggle';
