import type { Overview, Success } from '@hashgrid/contracts';
import { api } from '@hashgrid/platform';

/** Earnings that are not paid to the wallet yet. */
export type UnpaidEarnings = Pick<Overview, 'unpaid' | 'settlesAt'>;

const NOTHING: UnpaidEarnings = {
  unpaid: { token: 'ORE', mined: '0', bonus: '0', total: '0' },
  settlesAt: '',
};

const unpaidEarningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnpaidEarnings: build.query<UnpaidEarnings, void>({
      query: () => '/shared/game/overview',
      transformResponse: ({ data }: Success<Partial<Overview> | null>) => ({
        unpaid: { ...NOTHING.unpaid, ...data?.unpaid },
        settlesAt: data?.settlesAt ?? '',
      }),
      providesTags: ['Overview'],
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetUnpaidEarningsQuery } = unpaidEarningsApi;
