import { useState, type ReactNode } from 'react';
import { useModal, useToast, useTranslate, type ModalOptions } from '@hashgrid/platform';
import { useIsUnmounted } from '../lifecycle/useIsUnmounted';

interface LazyModalOptions extends Omit<ModalOptions, 'content'> {
  /** Loads the code of the modal and returns its content. */
  load: () => Promise<ReactNode>;
}

/**
 * Opens modals whose code is loaded when they are opened. Shows an error toast if the code fails to load; the next click tries
 * again.
 *
 * @example
 * const { open, isLoading } = useLazyModal();
 * const handleRename = () =>
 *   open({
 *     id: 'rename',
 *     label: t('Rename'),
 *     load: async () => {
 *       const { RenameDialog } = await import('./RenameDialog');
 *       return <RenameDialog />;
 *     },
 *   });
 * <Button busy={isLoading} onClick={handleRename}>{t('Rename')}</Button>
 */
export function useLazyModal() {
  const t = useTranslate();
  const toast = useToast();
  const modal = useModal();
  const isUnmounted = useIsUnmounted();
  const [isLoading, setIsLoading] = useState(false);

  const loadAndOpen = async ({ load, ...options }: LazyModalOptions) => {
    setIsLoading(true);
    try {
      // The player may leave the page while the code loads.
      const content = await load();
      if (!isUnmounted()) modal.open({ ...options, content });
    } catch {
      if (!isUnmounted()) toast.error(t('Couldn’t open this. Check your connection and try again.'));
    } finally {
      setIsLoading(false);
    }
  };
  return { open: (options: LazyModalOptions) => void loadAndOpen(options), isLoading };
}
