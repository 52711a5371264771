import { TOKEN_FRACTION_DIGITS } from '@hashgrid/app-ui';
import { SCREENS, type Notification, type NotificationKind } from '@hashgrid/contracts';
import type { Formatters, TextValues, Translate } from '@hashgrid/platform';
import {
  batteryIcon,
  identityIcon,
  infoIcon,
  isolateBidi,
  miningIcon,
  receiveIcon,
  securityIcon,
  starIcon,
  type IconShape,
} from '@hashgrid/ui';
import { findAchievementLabel } from '../achievements/achievementTexts';
import { isNodeTypeText } from '../mining-node/nodePresentation';
import { keepOnOneLine } from '../values/keepOnOneLine';

interface NotificationDescription {
  icon: IconShape;
  /** Text key, as is `text`. */
  title: string;
  text: string;
  values?: TextValues;
  /** Screen that the title links to; null for news and unknown kinds, which have no link. */
  path: string | null;
  /** Language in which staff wrote title and text, which then are not text keys; undefined for texts to translate. */
  language?: string;
}

type Data = Notification['data'];
type Tools = Formatters & { t: Translate; formatAmount: (value: string, token: string) => string };
type Describe = (data: Data, tools: Tools) => NotificationDescription;

function describeDevice({ browser, system }: Data): Pick<NotificationDescription, 'text' | 'values'> {
  const device = [browser, system].filter(Boolean).join(', ');
  if (!device)
    return { text: 'Someone logged in from an unknown device. If this wasn’t you, change your password.' };
  return {
    text: 'Someone logged in from %device%. If this wasn’t you, change your password.',
    values: { device: isolateBidi(device) },
  };
}

const DESCRIBE_BY_KIND: Record<NotificationKind, Describe> = {
  battery: ({ name, emptyAt = '' }, { dateTime, t }) => ({
    icon: batteryIcon,
    title: 'Low battery',
    text: name
      ? '%name% will run out of battery on %time% and stop mining.'
      : 'Several nodes will run out of battery and stop mining, the first on %time%.',
    values: {
      name: name && isolateBidi(isNodeTypeText(name) ? t(name) : name),
      time: keepOnOneLine(dateTime(emptyAt)),
    },
    path: SCREENS.miningNode,
  }),
  payments: ({ amount = '', token = '', sender }, { formatAmount }) => ({
    icon: receiveIcon,
    title: sender ? 'Payment received' : 'Top-up',
    text: sender ? '%amount% from %sender%' : 'Your top-up of %amount% has arrived.',
    values: {
      amount: formatAmount(amount, token),
      sender: sender && isolateBidi(sender),
    },
    path: SCREENS.transactions,
  }),
  verification: ({ status }) => ({
    icon: identityIcon,
    title: 'Identity verification',
    text:
      status === 'approved'
        ? 'Your identity is verified.'
        : 'We couldn’t verify your identity. See why and submit again.',
    path: SCREENS.kyc,
  }),
  halving: ({ block = '', at = '', reward = '' }, { number, dateTime }) => ({
    icon: miningIcon,
    title: 'Upcoming halving',
    text: 'Starting with block #%block%, each block pays %reward% ORE. Estimated time: %time%',
    values: {
      block: number(block),
      reward: number(reward, { max: TOKEN_FRACTION_DIGITS }),
      time: keepOnOneLine(dateTime(at)),
    },
    path: SCREENS.mining,
  }),
  achievements: ({ achievement, target = '', count }, { number, t }) => {
    const path = SCREENS.achievements;
    if (achievement === 'week')
      return {
        icon: starIcon,
        title: 'Weekly goals',
        text: 'All goals done. New goals start on Sunday.',
        path,
      };
    const label = achievement && findAchievementLabel(achievement);
    if (label)
      return {
        icon: starIcon,
        title: 'Achievement earned',
        text: '%label%: %target%',
        values: { label: t(label), target: number(target) },
        path,
      };
    return {
      icon: starIcon,
      title: 'Achievements',
      text: 'Earned: %count%',
      values: { count: number(count ?? '1') },
      path,
    };
  },
  newLogin: (data) => ({
    icon: securityIcon,
    title: 'New login',
    ...describeDevice(data),
    path: SCREENS.security,
  }),
  news: ({ title = '', text = '', language }) => ({ icon: starIcon, title, text, language, path: null }),
};

const isKnownKind = (kind: string): kind is NotificationKind => Object.hasOwn(DESCRIBE_BY_KIND, kind);

/** Returns how a notification is displayed. The title of a kind that only a newer server knows is the kind itself. */
export const describeNotification = (
  { kind, data }: Pick<Notification, 'kind' | 'data'>,
  tools: Tools,
): NotificationDescription =>
  isKnownKind(kind)
    ? DESCRIBE_BY_KIND[kind](data, tools)
    : { icon: infoIcon, title: kind, text: '', path: null };
