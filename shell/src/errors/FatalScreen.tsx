import type { TextValues } from '@hashgrid/platform';
import type { FatalScreenProps } from './FatalBoundary';
import { openLoginAfterReset, resetApp } from './resetApp';
import { recordCrash, useIsRepeatedCrash } from './useIsRepeatedCrash';

type TranslateText = (key: string, values?: TextValues) => string;

const untranslated: TranslateText = (key, values) => key.replace('%id%', String(values?.id ?? ''));

/** Shown when the shell itself fails [L8]; has no dependencies that may have failed too. */
export function FatalScreen({
  trackingId,
  onLogOut,
  t = untranslated,
}: FatalScreenProps & { t?: TranslateText }) {
  const isRepeated = useIsRepeatedCrash();
  const reset = () => {
    recordCrash();
    resetApp();
  };
  const logOut = () => {
    onLogOut?.();
    openLoginAfterReset();
  };
  return (
    <main role="alert" style={{ padding: '20vh 16px', textAlign: 'center' }}>
      <h1>{t('Oops, something wrong.')}</h1>
      {trackingId && <p>{t('Error tracking id: %id%', { id: trackingId })}</p>}
      <p>
        <button type="button" onClick={reset}>
          {t('Click here to reset!')}
        </button>
      </p>
      {isRepeated && onLogOut && (
        <p>
          <button type="button" onClick={logOut}>
            {t('Log out')}
          </button>
        </p>
      )}
    </main>
  );
}
