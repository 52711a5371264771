import { getTelemetry } from '@hashgrid/contracts/endpoints';
import { api, fromContract } from '@hashgrid/platform';

export const { useGetTelemetryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getTelemetry: build.query({ ...fromContract(getTelemetry), extraOptions: { quiet: true } }),
  }),
});
