import type { ReactElement } from 'react';
import type { KycStatus } from '@hashgrid/contracts';
import { expectPollsWhileVisible, ok, renderPage, type FakeHandlers } from '@hashgrid/testing';
import { createKyc, sampleKycDetails } from '../test/kycSamples';
import { laptop } from '../test/securitySamples';
import KycPage from './kyc/KycPage';
import { SessionsPanel } from './security/SessionsPanel';

const KYC = 'GET /shared/client/kyc';
const SESSIONS = 'GET /shared/auth/sessions';
const REFRESH_MS = 60_000;

const submittedAt = '2026-01-02T12:00:00.000Z';
const createPending = (status: KycStatus) => createKyc({ status, details: sampleKycDetails, submittedAt });

const pages: [string, ReactElement, FakeHandlers][] = [
  [KYC, <KycPage key="submitted" />, { [KYC]: ok(createPending('submitted')) }],
  [KYC, <KycPage key="inReview" />, { [KYC]: ok(createPending('inReview')) }],
  [SESSIONS, <SessionsPanel key="sessions" />, { [SESSIONS]: ok({ sessions: [laptop] }) }],
];

afterEach(() => jest.useRealTimers());

test.each(pages)('polls %s only while the tab is visible', async (call, page, handlers) => {
  jest.useFakeTimers();
  const { api } = await renderPage(page, { session: 'loggedIn', api: handlers });
  await expectPollsWhileVisible(api, call, REFRESH_MS);
});
