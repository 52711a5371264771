import { useState } from 'react';
import { useObjectUrl } from '../image/useObjectUrl';

/** A new photo, no photo, or null to keep the saved photo. */
type Choice = { kind: 'new'; photo: Blob } | { kind: 'none' } | null;

export interface PhotoChoice {
  /** URL of the photo to show: of the chosen one, or else of the saved one; null if there is none. */
  url: string | null;
  choice: Choice;
  choose(choice: Choice): void;
  /** Call when the choice is sent to the server. */
  markSent(): void;
}

/**
 * Holds the player's choice until it is saved, when the URL of the saved photo changes after the choice was sent. Keeps a choice
 * that is made in the meantime.
 */
export function usePhotoChoice(savedUrl: string | null): PhotoChoice {
  const [choice, setChoice] = useState<Choice>(null);
  const [sent, setSent] = useState<{ choice: Choice; savedUrl: string | null } | null>(null);
  if (sent && sent.savedUrl !== savedUrl) {
    setSent(null);
    if (choice === sent.choice) setChoice(null);
  }
  const newUrl = useObjectUrl(choice?.kind === 'new' ? choice.photo : null);
  const choose = (next: Choice) => {
    const isUnchanged = next?.kind === 'none' && savedUrl === null;
    setChoice(isUnchanged ? null : next);
  };
  const markSent = () => setSent({ choice, savedUrl });
  return { url: choice === null ? savedUrl : newUrl, choice, choose, markSent };
}
