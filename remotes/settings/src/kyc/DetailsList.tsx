import { DateText } from '@hashgrid/app-ui';
import type { KycDetails } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList } from '@hashgrid/ui';
import { useCountries } from '../country/useCountries';
import { DETAILS_FIELDS, type DetailsField } from './validateDetails';
import { DETAILS_TEXTS } from './kycTexts';
import { useNameFields } from './useNameFields';

/** Returns noon of a day in local time, which is formatted as that day in every time zone. */
const toLocalNoon = (day: string) => `${day}T12:00:00`;

/** Personal details as a description list. */
export function DetailsList({ details }: { details: KycDetails }) {
  const t = useTranslate();
  const { getName } = useCountries();
  const formatValue = (name: DetailsField) => {
    const value = details[name];
    if (name === 'birthDate') return <DateText at={toLocalNoon(value)} />;
    return name === 'country' ? getName(value) : <bdi>{value}</bdi>;
  };
  const fields = [...new Set([...useNameFields(), ...DETAILS_FIELDS])];
  const items = fields
    .filter((name) => details[name])
    .map((name) => ({
      term: t(DETAILS_TEXTS[name]),
      value: formatValue(name),
    }));
  return <DescriptionList items={items} />;
}
