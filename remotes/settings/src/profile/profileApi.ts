import { updateProfile } from '@hashgrid/contracts/endpoints';
import { api, bodyFromContract } from '@hashgrid/platform';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the profile: takes form data with the fields of `ProfileUpdate` and a file `photo`. Refetches the profile. */
    updateProfile: build.mutation({
      ...bodyFromContract(updateProfile),
      invalidatesTags: ['Profile'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useUpdateProfileMutation } = profileApi;
