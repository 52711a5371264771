import { useState } from 'react';
import { useObjectUrl } from '../image/useObjectUrl';

/** A new photo, no photo, or null to keep the saved photo. */
type Choice = { kind: 'new'; photo: Blob } | { kind: 'none' } | null;

export interface PhotoChoice {
  /** URL of the photo to show: of the chosen one, or else of the saved one; null if there is none. */
  url: string | null;
  choice: Choice;
  choose(choice: Choice): void;
}

/** Holds the player's choice until it is saved, when the URL of the saved photo changes. */
export function usePhotoChoice(savedUrl: string | null): PhotoChoice {
  const [state, setState] = useState<{ choice: Choice; savedUrl: string | null }>({ choice: null, savedUrl });
  const choice = state.savedUrl === savedUrl ? state.choice : null;
  const newUrl = useObjectUrl(choice?.kind === 'new' ? choice.photo : null);
  const choose = (next: Choice) => {
    const isUnchanged = next?.kind === 'none' && savedUrl === null;
    setState({ choice: isUnchanged ? null : next, savedUrl });
  };
  return { url: choice === null ? savedUrl : newUrl, choice, choose };
}
