function refuse() {
  throw new Error('The shell loads remotes as modules: register them with type "module".');
}

export {
  refuse as createLink,
  refuse as createScript,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as safeWrapper,
};
