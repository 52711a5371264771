import type { CSSProperties } from 'react';
import type { TextValues } from '@hashgrid/platform';
import type { FatalScreenProps } from './FatalBoundary';
import { openLoginAfterReset, resetApp } from './resetApp';
import { recordCrash, useIsRepeatedCrash } from './useIsRepeatedCrash';

/** Styles of `@hashgrid/ui`, repeated here because that package may be what failed. */
const PAGE: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  padding: 16,
  background: '#080B12',
  color: '#F2F5FA',
  // `GlobalStyles`, if rendered, declares the fonts of the language's script.
  fontFamily: 'var(--font-body, system-ui)',
};
const CARD: CSSProperties = {
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 440px)',
  padding: 32,
  border: '1px solid #2A3548',
  borderBlockStart: '2px solid #F7A23B',
  borderRadius: 24,
  background: '#0E131D',
  textAlign: 'center',
};
const BUTTON: CSSProperties = {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 44,
  marginBlockStart: 16,
  border: '1px solid transparent',
  borderRadius: 12,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
};

type TranslateText = (key: string, values?: TextValues) => string;

const fillUntranslated: TranslateText = (key, values) => key.replace('%id%', String(values?.id ?? ''));

/** Shown when the shell itself fails. Has no dependencies that may have failed too. */
export function FatalScreen({
  trackingId,
  onLogOut,
  t = fillUntranslated,
}: FatalScreenProps & { t?: TranslateText }) {
  const isRepeated = useIsRepeatedCrash();
  const handleReset = () => {
    recordCrash();
    resetApp();
  };
  const handleLogOut = () => {
    onLogOut?.();
    openLoginAfterReset();
  };
  return (
    <main style={PAGE}>
      <div role="alert" style={CARD}>
        <img src="/logo.svg" alt="" width={48} height={48} style={{ margin: '0 auto 16px' }} />
        <h1 style={{ fontSize: 24, lineHeight: 1.2 }}>{t('Oops, something wrong.')}</h1>
        {trackingId && (
          <p style={{ marginBlockStart: 12, color: '#B4C0D3', overflowWrap: 'anywhere' }}>
            {t('Error tracking id: %id%', { id: trackingId })}
          </p>
        )}
        <button
          type="button"
          onClick={handleReset}
          style={{ ...BUTTON, background: '#F7A23B', color: '#1A1002' }}
        >
          {t('Click here to reset!')}
        </button>
        {isRepeated && onLogOut && (
          <button
            type="button"
            onClick={handleLogOut}
            style={{ ...BUTTON, background: '#1D2636', color: '#F2F5FA' }}
          >
            {t('Log out')}
          </button>
        )}
      </div>
    </main>
  );
}
