/** What a process needs to run the product API. */
export { startApi, type ApiOptions, type RunningApi } from './startApi';
