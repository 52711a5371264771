function refuse() {
  throw new Error('The shell preloads by tags in the HTML, not by the federation runtime.');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
