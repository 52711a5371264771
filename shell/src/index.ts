import { retryChunksUnderNewUrls } from './remotes/importLazily';
import { start } from './start';

retryChunksUnderNewUrls();
void start();
