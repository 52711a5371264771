import { useState } from 'react';
import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { CALENDAR, KYC_MAX_LENGTHS, type Kyc } from '@hashgrid/contracts';
import { useSession, useTranslate } from '@hashgrid/platform';
import { DateField, FormAlert, Grid, Select, Stack, StickyAction, Text, TextField } from '@hashgrid/ui';
import { useCountries } from '../country/useCountries';
import { clearDetailsDraft, readDetailsDraft, saveDetailsDraft } from './detailsDraft';
import { validateDetails, DETAILS_FIELDS, toDetails, type DetailsField } from './validateDetails';
import { useSaveKycMutation } from './kycApi';
import { DETAILS_TEXTS } from './kycTexts';
import { useNameFields } from './useNameFields';

const NAME_AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' };

interface DetailsStepProps {
  kyc: Kyc;
  /** Called with the updated verification. */
  onSaved: (kyc: Kyc) => void;
}

/** First step: personal details as they appear on the document. */
export function DetailsStep({ kyc: { details }, onSaved }: DetailsStepProps) {
  const t = useTranslate();
  const { options } = useCountries();
  const nameFields = useNameFields();
  const showMissedFailure = useMissedFailureToast();
  const [saveKyc] = useSaveKycMutation();
  const playerId = useSession().user?.id ?? '';
  const [draft] = useState(() => readDetailsDraft(playerId, details));
  const form = useForm<DetailsField>({
    fields: DETAILS_FIELDS,
    check: validateDetails,
    send: async (values) => {
      const saved = await saveKyc({ details: toDetails(values) }).unwrap();
      clearDetailsDraft();
      onSaved(saved);
    },
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });
  const field = (name: DetailsField) => ({
    ...form.field(name),
    defaultValue: draft[name] ?? details?.[name] ?? '',
  });

  return (
    <Stack
      as="form"
      gap={5}
      {...form.formProps}
      onInput={({ currentTarget }) => saveDetailsDraft(playerId, details, currentTarget)}
    >
      <Text tone="soft">{t('Enter your details exactly as they appear on your ID.')}</Text>
      <FormAlert texts={form.alerts} />
      <Grid min={280} gap={5}>
        {nameFields.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(DETAILS_TEXTS[name])}
            maxLength={KYC_MAX_LENGTHS[name]}
            autoComplete={NAME_AUTOCOMPLETE[name]}
            dir="auto"
            required
          />
        ))}
        <DateField
          {...field('birthDate')}
          label={t(DETAILS_TEXTS.birthDate)}
          min={CALENDAR.firstDay}
          max={CALENDAR.lastDay}
          autoComplete="bday"
          required
        />
        <Select
          {...field('country')}
          label={t(DETAILS_TEXTS.country)}
          autoComplete="country"
          options={[{ value: '', label: t('Choose a country') }, ...options]}
          required
        />
        <TextField
          {...field('address')}
          label={t(DETAILS_TEXTS.address)}
          maxLength={KYC_MAX_LENGTHS.address}
          autoComplete="street-address"
          dir="auto"
          style={{ gridColumn: '1 / -1' }}
          required
        />
        <TextField
          {...field('city')}
          label={t(DETAILS_TEXTS.city)}
          maxLength={KYC_MAX_LENGTHS.city}
          autoComplete="address-level2"
          dir="auto"
          required
        />
        <TextField
          {...field('postalCode')}
          label={t(DETAILS_TEXTS.postalCode)}
          maxLength={KYC_MAX_LENGTHS.postalCode}
          hint={t('Leave blank if you don’t have one.')}
          autoComplete="postal-code"
          dir="ltr"
        />
      </Grid>
      <StickyAction>
        <SubmitButton form={form} full={false}>
          {t('Save and continue')}
        </SubmitButton>
      </StickyAction>
    </Stack>
  );
}
