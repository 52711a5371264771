/** Description of a component, which the catalog's build reads from its types and doc comment. */
export interface ComponentDescription {
  name: string;
  package: string;
  group: string;
  description: string;
  example: string | null;
  props: { name: string; type: string; isRequired: boolean; description: string }[];
}

/** Returns the key of a component: `ui/Button`. */
export const getComponentKey = ({ package: packageName, name }: ComponentDescription): string =>
  `${packageName}/${name}`;
