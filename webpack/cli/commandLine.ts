import { IS_WORKSPACE } from '../compile/paths';

/** How `hashgrid` is called here, for messages that say what to do next. */
export const COMMAND_LINE = IS_WORKSPACE ? 'npm run release --' : 'npx hashgrid';
