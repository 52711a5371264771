import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { getErrorMessage } from '@hashgrid/platform/host';
import { GlobalStyles } from '@hashgrid/ui';
import { defineBrowserGlobals } from './defineBrowserGlobals';
import { PrerenderShell } from './PrerenderShell';
import type { PrerenderRequest, PrerenderResult } from './PrerenderRequest';

interface PageSource {
  Page: ComponentType;
  texts: Readonly<Record<string, string>>;
  /** Whether the CSS includes the global styles, as only the shell's prerendered pages do. */
  hasGlobalStyles: boolean;
}

/** Renders the HTML of a page's first render. Effects don't run, and nothing has been loaded. */
export function renderPage(
  request: PrerenderRequest,
  { Page, texts, hasGlobalStyles }: PageSource,
): PrerenderResult {
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
        <PrerenderShell request={request} texts={texts}>
          {hasGlobalStyles ? <GlobalStyles>{page}</GlobalStyles> : page}
        </PrerenderShell>,
      ),
      { identifierPrefix: 'static' },
    );
    return { ...request, html, css: sheet.getStyleTags() };
  } catch (error) {
    return { ...request, error: getErrorMessage(error) };
  } finally {
    sheet.seal();
  }
}
