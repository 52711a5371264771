import { addSeconds } from '../addSeconds';
import { CommandError } from '../CommandError';
import type { Context } from '../Context';
import { DAY_SECONDS } from '../economy';
import { addNews, deleteNews, listNews } from './news.queries';
import type { NewsCommand } from './NewsCommand';
import { showNews } from './showNews';

/**
 * Publishes, withdraws or lists news and returns the lines to print.
 * @throws {CommandError} When there is no such news, or it would already have expired.
 */
export async function runNewsCommand(context: Context, command: NewsCommand): Promise<string[]> {
  const { database } = context;
  const now = context.now();
  switch (command.action) {
    case 'listNews': {
      const news = await listNews(database, now);
      if (news.length === 0) return ['There is no news.'];
      return news.map(
        ({ id, texts, publishedAt, expiresAt }) =>
          `${id}  ${publishedAt.toISOString()} to ${expiresAt.toISOString()}  ${Object.keys(texts).join(',')}  "${texts['en-US']?.title ?? ''}"`,
      );
    }
    case 'withdrawNews':
      if (!(await database.transaction((transaction) => deleteNews(transaction, command.id))))
        throw new CommandError(
          `No news has the ID "${command.id}". See the IDs with: npm run news -w @hashgrid/server -- list`,
        );
      return [`Withdrew ${command.id}.`];
    case 'publishNews': {
      const publishedAt = command.at === null ? now : new Date(command.at);
      const expiresAt = addSeconds(publishedAt, command.days * DAY_SECONDS);
      if (expiresAt <= now)
        throw new CommandError('This news would already have expired. Check --at and --days.');
      const id = await addNews(database, { texts: command.texts, publishedAt, expiresAt });
      await showNews(context);
      return [`News ${id} is shown from ${publishedAt.toISOString()} until ${expiresAt.toISOString()}.`];
    }
  }
}
