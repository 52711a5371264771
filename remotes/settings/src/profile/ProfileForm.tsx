import { useRef } from 'react';
import { useForm } from '@hashgrid/app-ui';
import { DISPLAY_NAME, type Profile } from '@hashgrid/contracts';
import { useToast, useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, Select, Stack, StickyAction, TextField, type FormValues } from '@hashgrid/ui';
import { useCountries } from '../country/useCountries';
import { PhotoField } from './PhotoField';
import { useUpdateProfileMutation } from './profileApi';
import { usePhotoChoice, type PhotoChoice } from './usePhotoChoice';

type Field = 'name' | 'country' | 'photo';
const FIELDS: readonly Field[] = ['name', 'country', 'photo'];

/** Counts code points like the server: an emoji is one character. */
const isTooLong = (name: string) => [...name].length > DISPLAY_NAME.maxLength;

const validateProfile = ({ name = '' }: FormValues<Field>) =>
  isTooLong(name.trim())
    ? { name: [{ text: 'Use %max% characters or fewer.', values: { max: DISPLAY_NAME.maxLength } }] }
    : {};

/** The fields that keep what the player typed when the profile is refetched. */
type Texts = Record<'name' | 'country', string>;

const readTexts = ({ name = '', country = '' }: FormValues<Field>): Texts => ({ name: name.trim(), country });

/** Builds the multipart request body. Unchanged texts are left out: another tab may have saved other ones. */
function toRequestBody(texts: Texts, saved: Texts, { choice }: PhotoChoice): FormData {
  const body = new FormData();
  if (texts.name !== saved.name) body.set('name', texts.name);
  if (texts.country !== saved.country) body.set('country', texts.country);
  if (choice?.kind === 'new') body.set('photo', choice.photo, 'photo');
  if (choice?.kind === 'none') body.set('removePhoto', 'true');
  return body;
}

/** Edits photo, name and country, which are saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const toast = useToast();
  const { options } = useCountries();
  const photo = usePhotoChoice(profile.photo.completedUrl);
  const [updateProfile] = useUpdateProfileMutation();
  /** What the inputs showed at first, or when they were last saved. */
  const saved = useRef<Texts>({ name: profile.name ?? '', country: profile.country ?? '' });
  const form = useForm<Field>({
    fields: FIELDS,
    check: validateProfile,
    send: async (values) => {
      const texts = readTexts(values);
      const { message } = await updateProfile(toRequestBody(texts, saved.current, photo)).unwrap();
      saved.current = texts;
      toast.success(t(message ?? 'Profile saved.'));
    },
  });
  const { error, onChange } = form.field('photo');

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <PhotoField photo={photo} error={error} onChange={onChange} />
      <TextField
        {...form.field('name')}
        label={t('Name')}
        hint={t('Shown to other players. Optional.')}
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
        <Button type="submit" busy={form.isBusy}>
          {t('Save changes')}
        </Button>
      </StickyAction>
    </Stack>
  );
}
