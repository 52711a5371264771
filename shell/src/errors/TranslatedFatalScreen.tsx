import { useTranslate } from '@hashgrid/platform';
import type { FatalScreenProps } from './FatalBoundary';
import { FatalScreen } from './FatalScreen';

/** The fatal screen in the player's language. */
export function TranslatedFatalScreen(props: FatalScreenProps) {
  return <FatalScreen {...props} t={useTranslate()} />;
}
