/** Kinds of notifications, which players turn on and off one by one. A client shows the name of an unknown kind as it is. */
export const NOTIFICATION_KINDS = [
  'battery',
  'payments',
  'verification',
  'halving',
  'achievements',
  'newLogin',
  'news',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
