/** Loads a module without fetching the hashes of lazy scripts, which only a built shell has; for `jest.mock`. */
export const importLazily = async <Module>(load: () => Promise<Module>): Promise<() => Module> => {
  const module = await load();
  return () => module;
};
