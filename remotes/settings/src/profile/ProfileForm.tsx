import { useEffect, useRef } from 'react';
import { SubmitButton, useForm } from '@hashgrid/app-ui';
import { DISPLAY_NAME, type Profile } from '@hashgrid/contracts';
import { useToast, useTranslate } from '@hashgrid/platform';
import { FormAlert, Select, Stack, StickyAction, TextField, type FormValues } from '@hashgrid/ui';
import { useCountries } from '../country/useCountries';
import { PhotoField } from './PhotoField';
import { useUpdateProfileMutation } from './profileApi';
import { usePhotoChoice, type PhotoChoice } from './usePhotoChoice';

type Field = 'name' | 'country' | 'photo';
const FIELDS: readonly Field[] = ['name', 'country', 'photo'];

/** Returns whether a name is too long. Counts code points like the server: an emoji is one character. */
const isTooLong = (name: string) => [...name].length > DISPLAY_NAME.maxLength;

const validateProfile = ({ name = '' }: FormValues<Field>) =>
  isTooLong(name.trim())
    ? { name: [{ text: 'Use %max% characters or fewer.', values: { max: DISPLAY_NAME.maxLength } }] }
    : {};

/** Values of the uncontrolled inputs, which keep the player's input when the profile is refetched. */
type InputValues = Record<'name' | 'country', string>;

const toInputValues = ({ name, country }: Profile): InputValues => ({
  name: name ?? '',
  country: country ?? '',
});

const parseValues = ({ name = '', country = '' }: FormValues<Field>): InputValues => ({
  name: name.trim(),
  country,
});

/** Builds the multipart request body. Omits unchanged values, so that it doesn't overwrite what another tab has saved. */
function toRequestBody(values: InputValues, saved: InputValues, { choice }: PhotoChoice): FormData {
  const body = new FormData();
  if (values.name !== saved.name) body.set('name', values.name);
  if (values.country !== saved.country) body.set('country', values.country);
  if (choice?.kind === 'new') body.set('photo', choice.photo, 'photo');
  if (choice?.kind === 'none') body.set('removePhoto', 'true');
  return body;
}

/** Form for photo, name and country, which are saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const toast = useToast();
  const { options } = useCountries();
  const photo = usePhotoChoice(profile.photo.completedUrl);
  const [updateProfile] = useUpdateProfileMutation();
  /** Saved values of the inputs that the player hasn't changed; of the others, those before the change. */
  const saved = useRef(toInputValues(profile));
  const form = useForm<Field>({
    fields: FIELDS,
    check: validateProfile,
    send: async (formValues) => {
      const values = parseValues(formValues);
      const { message } = await updateProfile(toRequestBody(values, saved.current, photo)).unwrap();
      photo.markSaved();
      saved.current = values;
      toast.success(t(message ?? 'Profile saved.'));
    },
  });
  const { formRef } = form;
  useEffect(() => {
    const loaded = toInputValues(profile);
    for (const name of ['name', 'country'] as const) {
      const input = formRef.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      // React itself shows another default value in an input that the player hasn't edited, but in no select.
      if (!input || ![saved.current[name], loaded[name]].includes(input.value)) continue;
      input.value = loaded[name];
      saved.current[name] = loaded[name];
    }
  }, [formRef, profile]);
  const { error, onChange } = form.field('photo');

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <PhotoField photo={photo} error={error} onChange={onChange} />
      <TextField
        {...form.field('name')}
        label={t('Name')}
        hint={t('Only you can see it. Optional.')}
        maxLength={DISPLAY_NAME.maxLength}
        autoComplete="name"
        dir="auto"
        defaultValue={profile.name ?? ''}
      />
      <Select
        {...form.field('country')}
        label={t('Country')}
        autoComplete="country"
        defaultValue={profile.country ?? ''}
        options={[{ value: '', label: t('Prefer not to say') }, ...options]}
      />
      <StickyAction>
        <SubmitButton form={form} full={false}>
          {t('Save changes')}
        </SubmitButton>
      </StickyAction>
    </Stack>
  );
}
