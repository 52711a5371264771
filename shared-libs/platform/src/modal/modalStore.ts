import type { ReactNode } from 'react';
import { createExternalStore, type ExternalStore } from '../device/externalStore';

/** A modal to open. */
export interface ModalOptions {
  /** Identifies the modal; opening another one replaces it. */
  id: string;
  content: ReactNode;
  /** Accessible name of the dialog. */
  label: string;
  /** Whether Escape, Back on Android and a click on the overlay close it; true by default. */
  dismissible?: boolean;
  /** px; 400 by default [L11]. */
  width?: number;
}

export interface ModalState {
  id: string | null;
  /** Counts the openings of modals, from 1; 0 while no modal is open. */
  opening: number;
  node: ReactNode;
  label: string;
  dismissible: boolean;
  width: number;
}

export interface ModalStore extends Pick<ExternalStore<ModalState>, 'get' | 'subscribe'> {
  open(options: ModalOptions): void;
  dismiss(): void;
}

export const MODAL_WIDTH_PX = 400;

/** State without a modal; dismissing restores it. */
export const CLOSED_MODAL: ModalState = {
  id: null,
  opening: 0,
  node: null,
  label: '',
  dismissible: true,
  width: MODAL_WIDTH_PX,
};

/** Creates the state of the modal layer. */
export function createModalStore(): ModalStore {
  const store = createExternalStore<ModalState>(CLOSED_MODAL);
  let openings = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    open: ({ id, content, label, dismissible = true, width = MODAL_WIDTH_PX }) =>
      store.set({ id, opening: (openings += 1), node: content, label, dismissible, width }),
    dismiss: () => store.set(CLOSED_MODAL),
  };
}
