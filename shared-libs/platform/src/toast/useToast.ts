import { useMemo } from 'react';
import { usePlatform } from '../store/PlatformContext';

/** Shows toasts. */
export interface Toasts {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

/** Returns functions that show a message in the toast area: plain text, or a text key, which the area translates. */
export function useToast(): Toasts {
  const { toasts } = usePlatform();
  return useMemo(
    () => ({
      success: (text) => toasts.show('success', text),
      error: (text) => toasts.show('error', text),
      info: (text) => toasts.show('info', text),
    }),
    [toasts],
  );
}
