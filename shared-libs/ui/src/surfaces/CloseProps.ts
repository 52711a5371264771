/** Props of the button that closes a surface; without `onClose`, there is none. Its icon needs a translated label. */
export type CloseProps =
  { onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined };
