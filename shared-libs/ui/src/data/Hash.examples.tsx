import { Hash } from './Hash';

export const examples = {
  Full: <Hash value="0000000000aa3f9c7d21" />,
  Short: <Hash value="0000000000aa3f9c7d21" short />,
};
