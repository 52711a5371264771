interface EndpointOwner {
  name: string;
  /** Missing in releases that don't list them. */
  endpointNames?: readonly string[] | undefined;
}

/** An endpoint of a build whose name another build has too. All remotes share one API client, in which one would replace the other. */
interface TakenEndpoint<Owner extends EndpointOwner> {
  endpoint: string;
  owner: Owner;
}

/**
 * Returns the endpoints of a build whose names other builds have. Names that its own live release already has are left out.
 * @param live The live builds, with the own one.
 */
export const findTakenEndpoints = <Owner extends EndpointOwner>(
  { name, endpointNames = [] }: EndpointOwner,
  live: readonly Owner[],
): TakenEndpoint<Owner>[] => {
  const own = new Set(live.filter((each) => each.name === name).flatMap((each) => each.endpointNames ?? []));
  const others = live.filter((each) => each.name !== name);
  return endpointNames
    .filter((endpoint) => !own.has(endpoint))
    .flatMap((endpoint) => {
      const owner = others.find((other) => other.endpointNames?.includes(endpoint));
      return owner ? [{ endpoint, owner }] : [];
    });
};
