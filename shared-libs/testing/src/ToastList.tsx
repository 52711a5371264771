import { useSyncExternalStore } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { usePlatform } from '@hashgrid/platform/host';

/** Toast area of the fake shell: errors as alerts, others as status messages. */
export function ToastList() {
  const { toasts } = usePlatform();
  const t = useTranslate();
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get);
  return messages.map(({ id, tone, text }) => (
    <p key={id} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      {t(text)}
    </p>
  ));
}
