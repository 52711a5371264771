import { hideFirstSteps } from '@hashgrid/contracts/endpoints';
import { fromContract } from '@hashgrid/platform';
import { taggedApi } from '../api/taggedApi';

const firstStepsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    hideFirstSteps: build.mutation({ ...fromContract(hideFirstSteps), invalidatesTags: ['Overview'] }),
  }),
});

export const { useHideFirstStepsMutation } = firstStepsApi;
