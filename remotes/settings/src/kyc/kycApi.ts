import type { Kyc, KycFile, KycFileKind } from '@hashgrid/contracts';
import {
  getKyc,
  getKycFile,
  removeKycFile,
  saveKyc,
  submitKyc,
  uploadKycFile,
} from '@hashgrid/contracts/endpoints';
import { api, fromContract, type ApiRequest } from '@hashgrid/platform';

/** No error toasts: the screen shows these failures. */
const extraOptions = { quiet: true };

interface FileOfKind {
  kind: KycFileKind;
  file: File;
}

function toUploadBody(file: File): FormData {
  const body = new FormData();
  body.set('file', file);
  return body;
}

/** A replaced image has another `uploadedAt`. */
type StoredImage = Pick<KycFile, 'kind' | 'uploadedAt'>;

interface KycCall<Arg> {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (body: unknown) => Kyc;
}

const kycApi = api.enhanceEndpoints({ addTagTypes: ['Kyc'] }).injectEndpoints({
  endpoints: (build) => {
    /** A mutation that returns the whole verification: it updates the cache right away and refetches afterwards. */
    const mutation = <Arg>(call: KycCall<Arg>) =>
      build.mutation<Kyc, Arg>({
        ...call,
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          const result = await queryFulfilled.catch(() => null);
          if (result) void dispatch(kycApi.util.upsertQueryData('getKyc', undefined, result.data));
        },
        invalidatesTags: ['Kyc'],
        extraOptions,
      });
    return {
      getKyc: build.query({ ...fromContract(getKyc), providesTags: ['Kyc'], extraOptions }),
      /** Only the owner may load the image. */
      getKycImage: build.query({
        ...fromContract(getKycFile, ({ kind }: StoredImage) => ({ path: { kind } })),
        extraOptions,
      }),
      /** Saves one step of the draft. */
      saveKyc: mutation(fromContract(saveKyc)),
      uploadKycFile: mutation(
        fromContract(uploadKycFile, ({ kind, file }: FileOfKind) => ({
          path: { kind },
          payload: toUploadBody(file),
        })),
      ),
      removeKycFile: mutation(fromContract(removeKycFile, (kind: KycFileKind) => ({ path: { kind } }))),
      submitKyc: mutation(fromContract(submitKyc)),
    };
  },
});

export const {
  useGetKycQuery,
  useGetKycImageQuery,
  useSaveKycMutation,
  useUploadKycFileMutation,
  useRemoveKycFileMutation,
  useSubmitKycMutation,
} = kycApi;
