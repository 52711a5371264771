import { LEAVE_PREVIEW_PATH } from '@hashgrid/contracts';
import { createPageTranslate, type PageTranslate } from '../texts/createPageTranslate';
import { renderMessagePage } from '../html/renderMessagePage';
import type { PreviewProblem } from './createPreviews';

const describeProblems = (
  t: PageTranslate,
): Readonly<Record<PreviewProblem, { status: number; title: string; text: string }>> => ({
  off: {
    status: 403,
    title: t('Previews are turned off in this environment'),
    text: t('Open the link in an environment that shows previews, or ask the operator to set PREVIEW_LINKS.'),
  },
  noLocalBuilds: {
    status: 403,
    title: t('Previews of local builds are turned off in this environment'),
    text: t('Upload the build and create a link to it, or ask the operator to set PREVIEW_LINKS.'),
  },
  otherEnvironment: {
    status: 403,
    title: t('This preview belongs to another environment'),
    text: t('Create a new preview link for this environment’s channel.'),
  },
  forged: {
    status: 404,
    title: t('This preview link isn’t valid'),
    text: t('Check that the link is complete, or ask whoever sent it for a new one.'),
  },
  expired: {
    status: 410,
    title: t('This preview has expired'),
    text: t('Ask whoever sent the link for a new one.'),
  },
  revoked: {
    status: 410,
    title: t('This preview has been withdrawn'),
    text: t('Ask whoever sent the link for a new one.'),
  },
  apiUnavailable: {
    status: 503,
    title: t('The preview can’t be checked right now'),
    text: t('Reload the page in a moment.'),
  },
});

/** Renders the page that says why there is no preview. */
export const renderPreviewProblemPage = (
  gameName: string,
  locale: string,
  problem: PreviewProblem,
): { status: number; headers: Record<string, string>; html: string } => {
  const t = createPageTranslate(locale);
  const { status, ...message } = describeProblems(t)[problem];
  const link = { href: LEAVE_PREVIEW_PATH, text: t('Continue to the game') };
  return { status, ...renderMessagePage(gameName, locale, { ...message, link }) };
};
