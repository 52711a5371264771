/** A component as the build describes it from its types and doc comment. */
export interface ComponentDescription {
  name: string;
  package: string;
  group: string;
  description: string;
  example: string | null;
  props: { name: string; type: string; isRequired: boolean; description: string }[];
}

export const getComponentKey = ({ package: from, name }: ComponentDescription): string => `${from}/${name}`;
