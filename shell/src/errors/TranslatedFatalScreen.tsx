import { useTranslate } from '@hashgrid/platform';
import type { FatalScreenProps } from './FatalBoundary';
import { FatalScreen } from './FatalScreen';

/** The fatal screen in the player's language. */
export function TranslatedFatalScreen({ trackingId }: FatalScreenProps) {
  return <FatalScreen trackingId={trackingId} t={useTranslate()} />;
}
