import { useEffect, useRef } from 'react';
import {
  findTooLongError,
  isInconclusive,
  SubmitButton,
  useForm,
  useMissedFailureToast,
} from '@hashgrid/app-ui';
import { DISPLAY_NAME, type Profile } from '@hashgrid/contracts';
import { toApiError, useToast, useTranslate } from '@hashgrid/platform';
import {
  FormAlert,
  Select,
  Stack,
  StickyAction,
  TextField,
  type FormErrors,
  type FormValues,
} from '@hashgrid/ui';
import { useCountries } from '../country/useCountries';
import { PhotoField } from './PhotoField';
import { useUpdateProfileMutation } from './profileApi';
import { usePhotoChoice, type PhotoChoice } from './usePhotoChoice';

type Field = 'name' | 'country' | 'photo';
const FIELDS: readonly Field[] = ['name', 'country', 'photo'];

const validateProfile = ({ name = '' }: FormValues<Field>): FormErrors => {
  const error = findTooLongError(name.trim(), DISPLAY_NAME.maxLength);
  return error ? { name: [error] } : {};
};

const INPUTS = ['name', 'country'] as const;

/** Values of the uncontrolled inputs, which keep the player's input when the profile is refetched. */
type InputValues = Record<(typeof INPUTS)[number], string>;

const toInputValues = ({ name, country }: Profile): InputValues => ({
  name: name ?? '',
  country: country ?? '',
});

const findInput = (form: HTMLFormElement | null, name: keyof InputValues) =>
  (form?.elements.namedItem(name) ?? null) as HTMLInputElement | HTMLSelectElement | null;

const parseValues = ({ name = '', country = '' }: FormValues<Field>): InputValues => ({
  name: name.trim(),
  country,
});

/** Builds the multipart request body of the changed fields. Omits all others, so that it doesn't overwrite what another tab has saved. */
function toRequestBody(
  changed: readonly Field[],
  values: InputValues,
  choice: PhotoChoice['choice'],
): FormData {
  const body = new FormData();
  for (const name of INPUTS) if (changed.includes(name)) body.set(name, values[name]);
  if (choice?.kind === 'new') body.set('photo', choice.photo, 'photo');
  if (choice?.kind === 'none') body.set('removePhoto', 'true');
  return body;
}

/** Form for photo, name and country, which are saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const toast = useToast();
  const { options } = useCountries();
  /** Fields of attempts in flight or without a response: the server may have saved them, whatever the profile says. */
  const unconfirmed = useRef<ReadonlySet<Field>>(new Set());
  const photo = usePhotoChoice(profile.photo.completedUrl, () => unconfirmed.current.has('photo'));
  const showMissedFailure = useMissedFailureToast();
  const [updateProfile] = useUpdateProfileMutation();
  /** Saved values of the inputs that the player hasn't changed; of the others, those before the change. */
  const saved = useRef(toInputValues(profile));
  const form = useForm<Field>({
    fields: FIELDS,
    check: validateProfile,
    send: async (formValues) => {
      const values = parseValues(formValues);
      const before = unconfirmed.current;
      const isChanged = (name: Field) =>
        name === 'photo' ? photo.choice !== null : values[name] !== saved.current[name] || before.has(name);
      const changed = FIELDS.filter(isChanged);
      unconfirmed.current = new Set([...before, ...changed]);
      const request = updateProfile(toRequestBody(changed, values, photo.choice)).unwrap();
      const { message } = await request.catch((error: unknown) => {
        if (!isInconclusive(toApiError(error))) unconfirmed.current = before;
        throw error;
      });
      unconfirmed.current = new Set();
      photo.markSaved();
      for (const name of INPUTS) {
        if (changed.includes(name)) saved.current[name] = values[name];
        // Shows the value as it was saved, without spaces around it, unless the player has edited it since.
        const input = findInput(form.formRef.current, name);
        if (input && input.value === formValues[name]) input.value = values[name];
      }
      toast.success(t(message ?? 'Profile saved.'));
    },
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });
  const { formRef } = form;
  useEffect(() => {
    const loaded = toInputValues(profile);
    for (const name of INPUTS) {
      if (unconfirmed.current.has(name)) continue;
      const input = findInput(formRef.current, name);
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
