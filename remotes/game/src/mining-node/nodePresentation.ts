import type { NodeStatus } from '@hashgrid/contracts';
import { batteryIcon, boltIcon, clockIcon, pauseIcon, type IconShape, type Tone } from '@hashgrid/ui';

interface StatusPresentation {
  /** Key of its text. */
  text: string;
  tone: Tone;
  icon: IconShape;
}

/** How a node's status is shown. */
export const STATUS_PRESENTATIONS: Readonly<Record<NodeStatus, StatusPresentation>> = {
  running: { text: 'Running', tone: 'gain', icon: boltIcon },
  paused: { text: 'Paused', tone: 'neutral', icon: pauseIcon },
  depleted: { text: 'Battery empty', tone: 'loss', icon: batteryIcon },
  expired: { text: 'Expired', tone: 'neutral', icon: clockIcon },
};

/** Kinds of nodes by code. */
const TYPE_TEXTS: Readonly<Record<string, string>> = {
  starter: 'Starter',
  spark: 'Spark',
  forge: 'Forge',
  furnace: 'Furnace',
  reactor: 'Reactor',
  star: 'Star',
};

/** Key of the text of a kind; one that this client does not know is shown by its code. */
export const nodeTypeText = (code: string): string => TYPE_TEXTS[code] ?? code;
