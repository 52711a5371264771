import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyles } from '@hashgrid/ui';
import { defineBrowserGlobals } from './defineBrowserGlobals';
import { FrameShell } from './FrameShell';
import type { FrameRequest, FrameResult } from './FrameRequest';

interface FrameSource {
  Page: ComponentType;
  texts: Readonly<Record<string, string>>;
  /** Whether the CSS includes the global styles, as only the shell's frames do. */
  hasGlobalStyles: boolean;
}

/** Renders the HTML of a page's first render. Effects don't run, and nothing has been loaded. */
export function renderFrame(
  request: FrameRequest,
  { Page, texts, hasGlobalStyles }: FrameSource,
): FrameResult {
  defineBrowserGlobals(request);
  const sheet = new ServerStyleSheet();
  const page = (
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  );
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <FrameShell request={request} texts={texts}>
          {hasGlobalStyles ? <GlobalStyles>{page}</GlobalStyles> : page}
        </FrameShell>,
      ),
      { identifierPrefix: 'frame' },
    );
    return { ...request, html, css: sheet.getStyleTags() };
  } catch (error) {
    return { ...request, error: error instanceof Error ? error.message : String(error) };
  } finally {
    sheet.seal();
  }
}
