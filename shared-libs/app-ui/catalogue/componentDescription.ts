/** A component as the build describes it from its types and docstring. */
export interface ComponentDescription {
  name: string;
  package: string;
  group: string;
  text: string;
  example: string | null;
  props: { name: string; type: string; isRequired: boolean; text: string }[];
}

export const getComponentKey = ({ package: from, name }: ComponentDescription): string => `${from}/${name}`;
