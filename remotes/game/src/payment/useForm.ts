import type { ApiErrorBody } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { useForm as useNativeForm, type FormOptions } from '@hashgrid/ui';

/** A form that speaks the player's language and reads the API's errors [A14]. */
export function useForm<Field extends string>(options: FormOptions<Field, ApiErrorBody>) {
  const translate = useTranslate();
  return useNativeForm(options, { translate, readFailure: toApiError });
}
