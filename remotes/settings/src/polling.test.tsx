import type { ReactElement } from 'react';
import { expectPollsWhileVisible, ok, renderPage } from '@hashgrid/testing';
import { createKyc, sampleKycDetails } from '../test/kycSamples';
import { laptop } from '../test/securitySamples';
import KycPage from './kyc/KycPage';
import { SessionsPanel } from './security/SessionsPanel';

const KYC = 'GET /shared/client/kyc';
const SESSIONS = 'GET /shared/auth/sessions';
const REFRESH_MS = 60_000;

const submittedAt = '2026-01-02T12:00:00.000Z';
const inReview = createKyc({ status: 'inReview', details: sampleKycDetails, submittedAt });

const pages: [string, ReactElement][] = [
  [KYC, <KycPage key="kyc" />],
  [SESSIONS, <SessionsPanel key="sessions" />],
];

afterEach(() => jest.useRealTimers());

test.each(pages)('polls %s only while the tab is visible', async (call, page) => {
  jest.useFakeTimers();
  const { api } = await renderPage(page, {
    session: 'loggedIn',
    api: { [KYC]: ok(inReview), [SESSIONS]: ok({ sessions: [laptop] }) },
  });
  await expectPollsWhileVisible(api, call, REFRESH_MS);
});
