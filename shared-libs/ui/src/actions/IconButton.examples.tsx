import { editIcon, refreshIcon } from '../icons/shapes';
import { IconButton } from './IconButton';

export const examples = {
  Ghost: <IconButton icon={refreshIcon} label="Refresh" />,
  Secondary: <IconButton icon={editIcon} label="Rename" variant="secondary" />,
  Busy: <IconButton icon={refreshIcon} label="Refresh" busy />,
  Disabled: <IconButton icon={refreshIcon} label="Refresh" variant="secondary" disabled />,
};
