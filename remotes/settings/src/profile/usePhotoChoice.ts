import { useState } from 'react';
import { useObjectUrl } from '../image/useObjectUrl';

/** A new photo, no photo, or null to keep the saved photo. */
type Choice = { kind: 'new'; photo: Blob } | { kind: 'none' } | null;

export interface PhotoChoice {
  /** URL of the photo to show: of the chosen one, or else of the saved one; null if there is none. */
  url: string | null;
  choice: Choice;
  choose(choice: Choice): void;
  /** Call when the server has saved `choice`. */
  markSaved(): void;
}

/**
 * Holds the player's choice until it is saved and the URL of the saved photo has changed. Keeps a choice that is made while another
 * is being saved.
 * @param isUnconfirmed Returns whether the server may have saved an earlier choice, whatever `savedUrl` says.
 */
export function usePhotoChoice(savedUrl: string | null, isUnconfirmed: () => boolean): PhotoChoice {
  const [choice, setChoice] = useState<Choice>(null);
  /** The last choice that was saved, with the URL of the photo before; null once that URL has changed. */
  const [saved, setSaved] = useState<{ choice: Choice; previousUrl: string | null } | null>(null);
  if (saved && saved.previousUrl !== savedUrl) {
    setSaved(null);
    if (choice === saved.choice) setChoice(null);
  }
  const newUrl = useObjectUrl(choice?.kind === 'new' ? choice.photo : null);
  const choose = (next: Choice) => {
    const hasNoPhoto = savedUrl === null && saved === null && !isUnconfirmed();
    setChoice(next?.kind === 'none' && hasNoPhoto ? null : next);
  };
  const markSaved = () => {
    // A URL of null doesn't change when no photo is saved.
    if (choice?.kind === 'none' && savedUrl === null)
      setChoice((current) => (current === choice ? null : current));
    else if (choice) setSaved({ choice, previousUrl: savedUrl });
  };
  return { url: choice === null ? savedUrl : newUrl, choice, choose, markSaved };
}
