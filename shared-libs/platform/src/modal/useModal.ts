import { useMemo } from 'react';
import { usePlatform } from '../store/PlatformContext';
import type { ModalOptions } from './modalStore';

/** Opens and dismisses dialogs. A dismissal from the content of a dialog closes that dialog only. */
export interface Modal {
  open(options: ModalOptions): void;
  dismiss(): void;
}

/** Returns functions that open and dismiss a dialog in the modal layer. Only one is open at a time. */
export function useModal(): Modal {
  const { modal } = usePlatform();
  return useMemo(() => ({ open: modal.open, dismiss: modal.dismiss }), [modal]);
}
