import { IS_WORKSPACE } from '../compile/paths';

/** Command line that runs `hashgrid` in this repository, for messages that say what to do next. */
export const COMMAND_LINE = IS_WORKSPACE ? 'npm run release --' : 'npx hashgrid';
