import { FORM_DRAFT_KEY, isRecord } from '@hashgrid/contracts';
import { tabStorage } from '@hashgrid/platform';
import type { FormValues } from '@hashgrid/ui';
import { DETAILS_FIELDS, type DetailsField } from './validateDetails';

/** Returns the details that the player has typed in this tab but not saved; empty if there are none, or they are another player's. */
export function readDetailsDraft(playerId: string): FormValues<DetailsField> {
  const stored = tabStorage.get(FORM_DRAFT_KEY);
  if (!isRecord(stored) || stored.playerId !== playerId || !isRecord(stored.details)) return {};
  const { details } = stored;
  return Object.fromEntries(
    DETAILS_FIELDS.map((name) => [name, details[name]]).filter(([, value]) => typeof value === 'string'),
  ) as FormValues<DetailsField>;
}

/** Keeps what the form contains across a reload. The platform removes it when the session ends. */
export const saveDetailsDraft = (playerId: string, form: HTMLFormElement): void =>
  tabStorage.set(FORM_DRAFT_KEY, { playerId, details: Object.fromEntries(new FormData(form)) });

export const clearDetailsDraft = (): void => tabStorage.remove(FORM_DRAFT_KEY);
