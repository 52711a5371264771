/** Cookie with the group of a browser, by which the share of a canary is chosen. */
export const RELEASE_GROUP_COOKIE = 'release_group';

/** Group that gets no canary. Commands use it, because they compare builds with what is live. */
export const LIVE_GROUP = 'live';
