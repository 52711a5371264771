import { BOOTSTRAP_ELEMENT_ID, type Bootstrap } from '@hashgrid/contracts';

const BOOTSTRAP = new RegExp(`id="${BOOTSTRAP_ELEMENT_ID}">(.*?)</script>`);

/** Returns the bootstrap data in the HTML of a page; throws when there is none. */
export const parseBootstrap = (html: string): Bootstrap => JSON.parse(BOOTSTRAP.exec(html)![1]!) as Bootstrap;
