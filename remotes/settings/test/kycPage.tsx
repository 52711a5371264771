import { screen } from '@testing-library/react';
import type { Kyc, KycFileKind } from '@hashgrid/contracts';
import { ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import KycPage from '../src/kyc/KycPage';
import { createKycFile } from './kycSamples';

export const READ = 'GET /shared/client/kyc';
export const SAVE = 'PUT /shared/client/kyc';
export const UPLOAD = 'PUT /shared/client/kyc/documents/:kind';
export const SUBMIT = 'POST /shared/client/kyc/submit';
export const REMOVE = 'DELETE /shared/client/kyc/documents/:kind';
export const PICTURE = 'GET /shared/client/kyc/documents/:kind';

export const findStep = (name: string) => screen.findByRole('group', { name });
export const getButton = (name: string) => screen.getByRole('button', { name });

/** Handlers of a server that stores what it receives. */
export function createKycServer(initial: Kyc): FakeHandlers {
  let kyc = initial;
  const update = (changes: Partial<Kyc>) => ok((kyc = { ...kyc, status: 'draft', ...changes }));
  return {
    [READ]: () => ok(kyc),
    [SAVE]: ({ body }) => update(body as Partial<Kyc>),
    [UPLOAD]: ({ params }) => {
      const others = kyc.files.filter(({ kind }) => kind !== params.kind);
      return update({ files: [...others, createKycFile(params.kind as KycFileKind)] });
    },
    [REMOVE]: ({ params }) => update({ files: kyc.files.filter(({ kind }) => kind !== params.kind) }),
    [PICTURE]: { status: 200, body: 'picture' },
    [SUBMIT]: () => update({ status: 'submitted', submittedAt: '2026-01-02T12:00:00.000Z' }),
  };
}

/** Opens the page for a player with this verification. */
export const openKyc = (kyc: Kyc, api: FakeHandlers = {}, profile: { id?: string } = {}) =>
  renderPage(<KycPage />, {
    profile,
    path: '/setting/kyc',
    session: 'loggedIn',
    api: { ...createKycServer(kyc), ...api },
  });

/** Fakes the URLs of pictures, which jsdom lacks. */
export const fakePictureUrls = () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
};
