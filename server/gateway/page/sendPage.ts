import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@hashgrid/contracts';
import { formatChannelOption, type Preview } from '@hashgrid/contracts/releases';
import { readPageLanguage } from '@hashgrid/contracts/texts';
import { createPageStart } from './createPageStart';
import { renderBuildingPage } from './renderBuildingPage';
import { composePrerenderedPage } from './composePrerenderedPage';
import type { PrerenderedPageReader } from './createPrerenderedPageReader';
import type { TitleReader } from './createTitleReader';
import type { GatewayConfig } from '../GatewayConfig';
import type { LiveRegistry } from '../registry/createLiveRegistry';
import type { LocalFiles } from '../files/LocalFiles';
import { withArtifactsOrigin } from '../files/withArtifactsOrigin';
import { createPageHeaders } from './createPageHeaders';
import { listPageScripts } from './listPageScripts';
import { sendPreviewProblem } from '../previews/previewRoutes';
import type { Previews } from '../previews/createPreviews';
import { withPreviousShell } from '../files/previousShell';
import { assignReleaseGroup } from '../registry/releaseGroup';
import { renderHtml } from './renderHtml';
import { hasCanary, selectReleases } from '../registry/selectReleases';
import { supportsMultipleImportMaps } from './supportsMultipleImportMaps';
import { withPreview } from '../previews/withPreview';

const createUnpublishedError = (channel: string | undefined) => ({
  statusCode: 503,
  message: `No shell is published yet. Publish everything with: npm run release -- publish --all${formatChannelOption(channel)}`,
});

export const getPagePath = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

const sendBuildingPage = (reply: FastifyReply, { gameName }: GatewayConfig, locale: string) => {
  const { headers, html } = renderBuildingPage(gameName, locale);
  return reply.code(503).headers(headers).send(html);
};

/** Returns the registry for a browser: with the canary or the live release of each remote, and the build that it previews. */
const selectForBrowser = (
  request: FastifyRequest,
  reply: FastifyReply,
  { artifactsOrigin, publicUrl }: GatewayConfig,
  published: Registry,
  preview: Preview | null,
): Registry => {
  const isSecure = publicUrl.startsWith('https:');
  const group = hasCanary(published) ? assignReleaseGroup(request, reply, isSecure) : null;
  const registry = withArtifactsOrigin(selectReleases(published, group), artifactsOrigin ?? null);
  return preview ? withPreview(registry, preview, artifactsOrigin ?? '') : registry;
};

/** Whether the page can fall back to a previous shell. It can't during development, so that developers see when their build fails. */
const canFallBack = ({ shell }: Registry, { reloadPages }: GatewayConfig): boolean =>
  !reloadPages && shell !== null && shell.previous.length > 0;

/** What `sendPage` reads from. */
interface PageSources {
  config: GatewayConfig;
  live: LiveRegistry;
  files: LocalFiles;
  previews: Previews;
  readPrerenderedPages: PrerenderedPageReader;
  readTitle: TitleReader;
}

/** Sends the HTML of a path of the app, with the releases that this browser gets. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { config, live, files, previews, readPrerenderedPages, readTitle }: PageSources,
): Promise<FastifyReply> => {
  const locale = readPageLanguage(request.headers.cookie);
  if (config.isBuilding?.()) return sendBuildingPage(reply, config, locale);
  const found = await previews.find(request);
  if (found?.problem) return sendPreviewProblem(reply, found.problem, config, previews);
  const preview = found?.preview ?? null;
  const published = await withPreviousShell(request, live.read(), files);
  const registry = selectForBrowser(request, reply, config, published, preview);
  const start = createPageStart(registry, config, getPagePath(request), preview);
  const hasAllHashes = !supportsMultipleImportMaps(request.headers['user-agent']);
  const scripts = start && listPageScripts(registry, start, { hasAllHashes });
  if (!scripts) return reply.code(503).send(createUnpublishedError(config.releaseChannel));
  const hasPreviousShell = canFallBack(registry, config);
  const prerendered = await composePrerenderedPage(request, registry, start, readPrerenderedPages);
  const title = await readTitle(registry, start, prerendered);
  const nonce = randomBytes(16).toString('base64');
  return reply.headers(createPageHeaders(nonce, config, preview?.local?.origin)).send(
    renderHtml(start, scripts, nonce, {
      title,
      reloadPages: config.reloadPages,
      hasPreviousShell,
      prerendered,
      locale,
    }),
  );
};
