import type { MiningNode, NodeStatus } from '@hashgrid/contracts';
import { batteryIcon, boltIcon, clockIcon, pauseIcon, type IconShape, type Tone } from '@hashgrid/ui';
import { hasRefilled } from './nodeCosts';

interface StatusPresentation {
  /** Text key. */
  text: string;
  tone: Tone;
  icon: IconShape;
}

/** A status as players see it: a depleted node that has refilled is stopped, not empty. */
export type DisplayStatus = NodeStatus | 'stopped';

/** How each status is shown, in the order of the filter. */
export const STATUS_PRESENTATIONS: Readonly<Record<DisplayStatus, StatusPresentation>> = {
  running: { text: 'Running', tone: 'gain', icon: boltIcon },
  paused: { text: 'Paused', tone: 'neutral', icon: pauseIcon },
  depleted: { text: 'Battery empty', tone: 'loss', icon: batteryIcon },
  stopped: { text: 'Stopped', tone: 'loss', icon: pauseIcon },
  expired: { text: 'Expired', tone: 'neutral', icon: clockIcon },
};

export const DISPLAY_STATUSES = Object.keys(STATUS_PRESENTATIONS) as DisplayStatus[];

export const getDisplayStatus = (node: Pick<MiningNode, 'status' | 'rechargeCost'>): DisplayStatus =>
  hasRefilled(node) ? 'stopped' : node.status;

/** Text keys of the node types' names, by code. */
const TYPE_TEXTS: Readonly<Record<string, string>> = {
  starter: 'Starter',
  spark: 'Spark',
  forge: 'Forge',
  furnace: 'Furnace',
  reactor: 'Reactor',
  star: 'Star',
};

/** Returns the text key of a node type's name; the code itself for an unknown type. */
export const getNodeTypeText = (code: string): string =>
  (Object.hasOwn(TYPE_TEXTS, code) && TYPE_TEXTS[code]) || code;

/** Returns whether a name is the text key of a node type's name, as that of a node that was never renamed. */
export const isNodeTypeText = (name: string): boolean => Object.values(TYPE_TEXTS).includes(name);
