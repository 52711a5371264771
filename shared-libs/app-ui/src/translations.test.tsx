import { screen } from '@testing-library/react';
import { findUntranslatedWords, renderPage, readShellTexts } from '@hashgrid/testing';
import { QueryBoundary } from './query/QueryBoundary';

test.each(['ar-SA', 'ja-JP'])(
  '[LG9] shows a failed query in %s with the texts of the shell',
  async (locale) => {
    const texts = readShellTexts(locale);
    window.localStorage.setItem('language', locale);
    const query = { data: '5', isError: true, isFetching: false, refetch: jest.fn() };
    await renderPage(
      <QueryBoundary query={query} failure="" skeleton="">
        {(data) => data}
      </QueryBoundary>,
      { api: { [`GET /locales/${locale}.json`]: { status: 200, body: texts } } },
    );
    expect(await screen.findByRole('button', { name: texts.Retry })).toBeInTheDocument();
    expect(findUntranslatedWords()).toBeNull();
  },
);
