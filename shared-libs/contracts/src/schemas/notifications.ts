import { nullable, Type, type Static } from './Type';
import { DecimalString } from './DecimalString';
import { strict } from './strict';

/** How many notifications of a player are unread; also the data of the live event `notifications`. */
export const UnreadCountSchema = Type.Object({ unread: Type.Integer() });
export type UnreadCount = Static<typeof UnreadCountSchema>;

const text = Type.Optional(Type.String());
const amount = Type.Optional(DecimalString);

/** What a notification is about; a kind has only its own fields. */
const NotificationDataSchema = Type.Object({
  /** `battery`: how many nodes will soon be empty, when the first one will be, and its name if there is only one. */
  nodes: text,
  emptyAt: text,
  name: text,
  /** `payments`: a transaction, and the masked name of its sender, which a top-up doesn't have. */
  transactionId: text,
  amount,
  token: text,
  sender: text,
  /** `verification`: `approved` or `rejected`. */
  status: text,
  /** `halving`: the block, its estimated time, and the reward in ORE from then on. */
  block: text,
  at: text,
  reward: amount,
  /**
   * `achievements`: the kind and target of a single one, or the number of several; the kind is `week` for weekly goals.
   */
  achievement: text,
  target: text,
  count: text,
  /** `newLogin`: names of the browser and the operating system, `''` if unknown. */
  browser: text,
  system: text,
  /** `news`: the locale of the two texts. */
  title: text,
  text,
  language: text,
});

/** One notification. Clients write its text from `kind` and `data`. */
export const NotificationSchema = Type.Object({
  id: Type.String(),
  /** One of `NOTIFICATION_KINDS`. */
  kind: Type.String(),
  data: NotificationDataSchema,
  createdAt: Type.String(),
  isRead: Type.Boolean(),
});
export type Notification = Static<typeof NotificationSchema>;

/** Response to `GET /shared/notifications?cursor=&limit=&language=`, newest first. */
export const NotificationsSchema = Type.Object({
  items: Type.Array(NotificationSchema),
  nextCursor: nullable(Type.String()),
  unread: Type.Integer(),
});
export type Notifications = Static<typeof NotificationsSchema>;

export const NotificationIdSchema = Type.String({ pattern: '^[0-9]{1,18}$' });

/** Body of `POST /shared/notifications/read-all`: marks those up to `until`, the newest that the player has seen. */
export const ReadAllSchema = Type.Object({ until: NotificationIdSchema }, strict);
export type ReadAll = Static<typeof ReadAllSchema>;
