import type { TextValues } from '@hashgrid/platform';
import type { FatalScreenProps } from './FatalBoundary';

type TranslateText = (key: string, values?: TextValues) => string;

const untranslated: TranslateText = (key, values) => key.replace('%id%', String(values?.id ?? ''));

/** Shown when the shell itself fails [L8]; has no dependencies that may have failed too. */
export function FatalScreen({ trackingId, t = untranslated }: FatalScreenProps & { t?: TranslateText }) {
  return (
    <main role="alert" style={{ padding: '20vh 16px', textAlign: 'center' }}>
      <h1>{t('Oops, something wrong.')}</h1>
      {trackingId && <p>{t('Error tracking id: %id%', { id: trackingId })}</p>}
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {t('Click here to reset!')}
        </button>
      </p>
    </main>
  );
}
