import { useEffect, useState, type ComponentType } from 'react';
import { reportError, useTranslate } from '@hashgrid/platform';
import { RemoteErrorFallback } from '../errors/RemoteErrorFallback';
import { PageSpinner } from '../layout/PageSpinner';

interface ShellPageProps {
  title: string;
  /** Must be the same function in every render; a different page needs a different `key`. */
  load: () => Promise<ComponentType>;
}

type State = { Page: ComponentType } | { error: unknown; trackingId: string };

/** A page of the shell: loading, loaded, or replaced by an error card. Doesn't use React's `lazy`, which can't retry. */
export function ShellPage({ title, load }: ShellPageProps) {
  const t = useTranslate();
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    if (!state)
      load().then(
        (Page) => setState({ Page }),
        (error: unknown) => setState({ error, trackingId: reportError(error, { area: 'shell' }) }),
      );
  }, [state, load]);
  if (!state) return <PageSpinner />;
  if ('Page' in state) return <state.Page />;
  return <RemoteErrorFallback pageTitle={t(title)} {...state} onRetry={() => setState(null)} />;
}
