import { ProfileSchema, ProfileUpdateSchema, success } from '@hashgrid/contracts/schemas';
import type { Api } from '../http/Api';
import { getPlayer } from '../http/getPlayer';
import { withFieldMessages } from '../http/fieldMessages';
import { errorResponses } from '../http/errorResponses';
import { readForm } from '../http/readForm';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import type { Context } from '../Context';
import { updateProfile } from './updateProfile';

const FieldsSchema = withFieldMessages(ProfileUpdateSchema, {
  name: FIELD_MESSAGES.max60Characters,
  country: FIELD_MESSAGES.invalidCountry,
});

/** PUT /shared/client/profile/update. */
export function updateProfileRoutes(app: Api, context: Context): void {
  app.put(
    '/shared/client/profile/update',
    {
      schema: {
        tags: ['Player'],
        summary: 'Change name, country and photo',
        description:
          'A form with any of the fields `name`, `country`, `removePhoto` (`true`) and the file `photo` (JPEG, PNG or WebP).',
        consumes: ['multipart/form-data'],
        response: { 200: success(ProfileSchema), ...errorResponses(400, 413, 415, 422, 429, 503) },
      },
    },
    async (request) => {
      const { accountId } = getPlayer(request);
      const { fields, file } = await readForm(request, FieldsSchema, 'photo');
      return {
        message: MESSAGES.profileSaved,
        data: await updateProfile(context, { accountId, fields, photo: file }),
      };
    },
  );
}
