import { useState } from 'react';
import { useObjectUrl } from '../picture/useObjectUrl';

/** What shall become of the photo: a new one, none, or what there is. */
type Choice = { kind: 'new'; photo: Blob } | { kind: 'none' } | null;

export interface PhotoChoice {
  /** What is shown: the choice, and the saved photo where there is no choice. */
  url: string | null;
  choice: Choice;
  choose(choice: Choice): void;
}

/** Holds the choice until it is saved, which shows in another URL of the saved photo. */
export function usePhotoChoice(savedUrl: string | null): PhotoChoice {
  const [made, setMade] = useState<{ choice: Choice; over: string | null }>({ choice: null, over: savedUrl });
  const choice = made.over === savedUrl ? made.choice : null;
  const newUrl = useObjectUrl(choice?.kind === 'new' ? choice.photo : null);
  return {
    url: choice === null ? savedUrl : newUrl,
    choice,
    choose: (next) => setMade({ choice: next, over: savedUrl }),
  };
}
