import type { Context } from '../Context';
import { showDueNews } from './news.queries';

/** Shows news that is due as notifications. Safe in any number of processes. */
export const showNews = ({ database, now }: Context): Promise<void> => showDueNews(database, now());
