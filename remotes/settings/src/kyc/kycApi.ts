import type { Kyc, KycDraft, KycFile, KycFileKind, Success } from '@hashgrid/contracts';
import { api, type ApiRequest } from '@hashgrid/platform';

const PATH = '/shared/client/kyc';

const dataOf = (body: Success<Kyc>): Kyc => body.data;

/** The screen shows these failures itself. */
const extraOptions = { quiet: true };

interface FileOfKind {
  kind: KycFileKind;
  file: File;
}

function uploadOf(file: File): FormData {
  const body = new FormData();
  body.set('file', file);
  return body;
}

/** Another `uploadedAt` is another picture. */
type StoredPicture = Pick<KycFile, 'kind' | 'uploadedAt'>;

const fileUrl = (kind: KycFileKind) => `${PATH}/documents/${kind}`;

const kycApi = api.enhanceEndpoints({ addTagTypes: ['Kyc'] }).injectEndpoints({
  endpoints: (build) => {
    /** A call that answers with all there is: shown at once, and asked for again when no other call is under way. */
    const change = <Arg>(query: (arg: Arg) => ApiRequest) =>
      build.mutation<Kyc, Arg>({
        query,
        transformResponse: dataOf,
        onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) dispatch(kycApi.util.upsertQueryData('getKyc', undefined, answer.data));
        },
        invalidatesTags: ['Kyc'],
        extraOptions,
      });
    return {
      getKyc: build.query<Kyc, void>({
        query: () => PATH,
        transformResponse: dataOf,
        providesTags: ['Kyc'],
        extraOptions,
      }),
      /** A picture that only its owner gets. */
      getKycPicture: build.query<Blob, StoredPicture>({
        query: ({ kind }) => ({ url: fileUrl(kind), responseType: 'blob' }),
        extraOptions,
      }),
      /** Saves a step of the draft. */
      saveKyc: change((body: KycDraft) => ({ url: PATH, method: 'PUT', body })),
      uploadKycFile: change(({ kind, file }: FileOfKind) => ({
        url: fileUrl(kind),
        method: 'PUT',
        body: uploadOf(file),
      })),
      removeKycFile: change((kind: KycFileKind) => ({ url: fileUrl(kind), method: 'DELETE' })),
      submitKyc: change<void>(() => ({ url: `${PATH}/submit`, method: 'POST' })),
    };
  },
});

export const {
  useGetKycQuery,
  useGetKycPictureQuery,
  useSaveKycMutation,
  useUploadKycFileMutation,
  useRemoveKycFileMutation,
  useSubmitKycMutation,
} = kycApi;
