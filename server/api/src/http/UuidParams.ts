import { Type } from 'typebox';

/**
 * Parameters of a path with an ID, which may be in capitals: convert it to lowercase before it is compared. The length limit rejects the
 * prefix `urn:uuid:`, which the format allows and the database doesn't.
 */
export const UuidParams = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) });
