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

interface KycUpload {
  kind: KycFileKind;
  file: File;
}

function toUploadBody(file: File): FormData {
  const body = new FormData();
  body.set('file', file);
  return body;
}

/** Identifies an image in the cache: a replaced image has another `uploadedAt`. */
type StoredImage = Pick<KycFile, 'kind' | 'uploadedAt'>;

/** The options of an endpoint that `fromContract` returns. */
interface KycEndpoint<Arg> {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (body: unknown) => Kyc;
}

const kycApi = api.enhanceEndpoints({ addTagTypes: ['Kyc'] }).injectEndpoints({
  endpoints: (build) => {
    /** Builds a mutation whose response is the whole verification: it updates the cache immediately and refetches afterwards. */
    const buildMutation = <Arg>(endpoint: KycEndpoint<Arg>) =>
      build.mutation<Kyc, Arg>({
        ...endpoint,
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          const result = await queryFulfilled.catch(() => null);
          if (result) void dispatch(kycApi.util.upsertQueryData('getKyc', undefined, result.data));
        },
        invalidatesTags: ['Kyc'],
        extraOptions,
      });
    return {
      getKyc: build.query({ ...fromContract(getKyc), providesTags: ['Kyc'], extraOptions }),
      /** An uploaded image; the server sends it to its owner only. */
      getKycImage: build.query({
        ...fromContract(getKycFile, ({ kind }: StoredImage) => ({ path: { kind } })),
        extraOptions,
      }),
      /** Saves the details or the document type. */
      saveKyc: buildMutation(fromContract(saveKyc)),
      uploadKycFile: buildMutation(
        fromContract(uploadKycFile, ({ kind, file }: KycUpload) => ({
          path: { kind },
          payload: toUploadBody(file),
        })),
      ),
      removeKycFile: buildMutation(fromContract(removeKycFile, (kind: KycFileKind) => ({ path: { kind } }))),
      submitKyc: buildMutation(fromContract(submitKyc)),
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
