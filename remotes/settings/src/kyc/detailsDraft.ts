import { FORM_DRAFT_KEY, isRecord, type Kyc } from '@hashgrid/contracts';
import { tabStorage } from '@hashgrid/platform';
import type { FormValues } from '@hashgrid/ui';
import { DETAILS_FIELDS, type DetailsField } from './validateDetails';

/** The saved details; null if there are none. */
type SavedDetails = Kyc['details'];

/**
 * Returns the details that the player has typed in this tab but not saved; empty if there are none, or they are another player's. A draft
 * from before the details were last saved, such as on another device, is dropped, because it would hide and then replace them.
 */
export function readDetailsDraft(playerId: string, saved: SavedDetails): FormValues<DetailsField> {
  const stored = tabStorage.get(FORM_DRAFT_KEY);
  if (!isRecord(stored) || stored.playerId !== playerId || !isRecord(stored.details)) return {};
  if (JSON.stringify(stored.saved) !== JSON.stringify(saved)) return {};
  const { details } = stored;
  return Object.fromEntries(
    DETAILS_FIELDS.map((name) => [name, details[name]]).filter(([, value]) => typeof value === 'string'),
  ) as FormValues<DetailsField>;
}

/** Keeps what the form contains across a reload. The platform removes it when the session ends. */
export const saveDetailsDraft = (playerId: string, saved: SavedDetails, form: HTMLFormElement): void =>
  tabStorage.set(FORM_DRAFT_KEY, { playerId, saved, details: Object.fromEntries(new FormData(form)) });

export const clearDetailsDraft = (): void => tabStorage.remove(FORM_DRAFT_KEY);
