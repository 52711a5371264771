import { useEffect, type ReactNode } from 'react';
import { msg, reportError } from '@hashgrid/platform';
import { usePlatform } from '@hashgrid/platform/host';
import { FatalBoundary } from './FatalBoundary';

/** Closes the dialog that failed and shows an error toast. */
function ModalFailure() {
  const { modal, toasts } = usePlatform();
  useEffect(() => {
    modal.dismiss();
    toasts.show('error', msg('Something went wrong. Please try again.'));
  }, [modal, toasts]);
  return null;
}

/** Reports errors in the area `dialog` instead of `shell`, because only remotes open dialogs. */
class DialogBoundary extends FatalBoundary {
  static override getDerivedStateFromError(error: unknown) {
    return { trackingId: reportError(error, { area: 'dialog' }) };
  }
}

/** Error boundary of a dialog's content, so that the page survives an error in it. */
export const ModalBoundary = ({ children }: { children: ReactNode }) => (
  <DialogBoundary screen={ModalFailure}>{children}</DialogBoundary>
);
