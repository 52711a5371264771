import type { Kyc } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList } from '@hashgrid/ui';
import { useCountries } from '../country/useCountries';
import { DETAILS_FIELDS, type DetailsField } from './checkDetails';
import { DETAILS_TEXTS, DOCUMENT_TEXTS } from './kycTexts';

/** A day is the same day everywhere: at noon no time zone makes another one of it. */
const atNoon = (day: string) => `${day}T12:00:00`;

/** What was said about the player and the document, line by line. */
export function DetailsList({ kyc: { details, document } }: { kyc: Kyc }) {
  const t = useTranslate();
  const { date } = useFormat();
  const { nameOf } = useCountries();
  if (!details) return null;
  const valueOf = (name: DetailsField) => {
    const value = details[name];
    if (name === 'birthDate') return date(atNoon(value));
    return name === 'country' ? nameOf(value) : <bdi>{value}</bdi>;
  };
  const items = DETAILS_FIELDS.filter((name) => details[name]).map((name) => ({
    term: t(DETAILS_TEXTS[name]),
    value: valueOf(name),
  }));
  const documentItem = document && { term: t('Document'), value: t(DOCUMENT_TEXTS[document]) };
  return <DescriptionList items={documentItem ? [...items, documentItem] : items} />;
}
