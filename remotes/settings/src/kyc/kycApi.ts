import type { Kyc, KycDraft, KycFile, KycFileKind, Success } from '@hashgrid/contracts';
import { api, type ApiRequest } from '@hashgrid/platform';

const PATH = '/shared/client/kyc';

const unwrap = (body: Success<Kyc>): Kyc => body.data;

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

const fileUrl = (kind: KycFileKind) => `${PATH}/documents/${kind}`;

const kycApi = api.enhanceEndpoints({ addTagTypes: ['Kyc'] }).injectEndpoints({
  endpoints: (build) => {
    /** A mutation that returns the whole verification: it updates the cache right away and refetches afterwards. */
    const mutation = <Arg>(query: (arg: Arg) => ApiRequest) =>
      build.mutation<Kyc, Arg>({
        query,
        transformResponse: unwrap,
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          const result = await queryFulfilled.catch(() => null);
          if (result) void dispatch(kycApi.util.upsertQueryData('getKyc', undefined, result.data));
        },
        invalidatesTags: ['Kyc'],
        extraOptions,
      });
    return {
      getKyc: build.query<Kyc, void>({
        query: () => PATH,
        transformResponse: unwrap,
        providesTags: ['Kyc'],
        extraOptions,
      }),
      /** Only the owner may load the image. */
      getKycImage: build.query<Blob, StoredImage>({
        query: ({ kind }) => ({ url: fileUrl(kind), responseType: 'blob' }),
        extraOptions,
      }),
      /** Saves one step of the draft. */
      saveKyc: mutation((body: KycDraft) => ({ url: PATH, method: 'PUT', body })),
      uploadKycFile: mutation(({ kind, file }: FileOfKind) => ({
        url: fileUrl(kind),
        method: 'PUT',
        body: toUploadBody(file),
      })),
      removeKycFile: mutation((kind: KycFileKind) => ({ url: fileUrl(kind), method: 'DELETE' })),
      submitKyc: mutation<void>(() => ({ url: `${PATH}/submit`, method: 'POST' })),
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
