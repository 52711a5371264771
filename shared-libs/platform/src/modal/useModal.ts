import { useMemo } from 'react';
import { usePlatform } from '../store/PlatformContext';
import type { ModalOptions } from './modalStore';

export interface Modal {
  open(options: ModalOptions): void;
  dismiss(): void;
}

/** Opens a dialog in the modal layer, one at a time. */
export function useModal(): Modal {
  const { modal } = usePlatform();
  return useMemo(() => ({ open: modal.open, dismiss: modal.dismiss }), [modal]);
}
