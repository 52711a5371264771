/** Stands in for the texts of the runtime's errors: each error also has a code and the address of the page that explains it. */
export const runtimeDescMap = new Proxy({}, { get: () => 'The federation runtime failed.' });
export { runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap, runtimeDescMap as typeDescMap };
