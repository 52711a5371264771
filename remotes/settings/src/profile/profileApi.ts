import type { Message } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the fields of `ProfileUpdate` and a file as `photo` [C11, E7]. Refetches the profile. */
    updateProfile: build.mutation<Partial<Message>, FormData>({
      query: (body) => ({ url: '/shared/client/profile/update', method: 'PUT', body }),
      invalidatesTags: ['Profile'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useUpdateProfileMutation } = profileApi;
