import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { PICTURE, type FieldErrors } from '@hashgrid/contracts';
import type { Static, TObject } from 'typebox';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { ProductError } from '../rules/ProductError';
import { fieldErrors } from './fieldErrors';

/** What a form may be made of; more is refused with 413. */
export const FORM_LIMITS = {
  fileSize: PICTURE.maxBytes,
  files: 1,
  fields: 16,
  fieldSize: 4096,
  fieldNameSize: 64,
  headerPairs: 32,
} as const;

/** A file that is too large is read to its end, so that the answer arrives; a body beyond this is not read at all. */
const MAX_FORM_BYTES = 64 * 1024 * 1024;

interface Form<Fields> {
  fields: Fields;
  /** Undefined when none came. */
  file: Buffer | undefined;
}

interface RawForm {
  fields: Map<string, unknown>;
  file: Buffer | undefined;
  errors: FieldErrors;
}

async function readParts(request: FastifyRequest, fileField: string): Promise<RawForm> {
  const form: RawForm = { fields: new Map(), file: undefined, errors: {} };
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'field') {
      form.fields.set(part.fieldname, part.value);
      continue;
    }
    const bytes = await buffer(part.file);
    if (part.fieldname !== fileField) form.errors[part.fieldname] = [FIELD_MESSAGES.unknown];
    else if (part.file.truncated) form.errors[fileField] = [FIELD_MESSAGES.pictureTooHeavy];
    // An empty file input of a plain form: nothing was chosen.
    else if (bytes.length > 0 || part.filename) form.file = bytes;
  }
  return form;
}

/**
 * Reads a multipart form: text fields by their schema, and one file under `fileField`. Throws 415 for another kind of
 * body, 413 for more parts than a form has, 422 with every field at fault.
 */
export async function readForm<Schema extends TObject>(
  request: FastifyRequest,
  schema: Schema,
  fileField: string,
): Promise<Form<Static<Schema>>> {
  if (!request.isMultipart()) throw new ProductError(415, MESSAGES.badRequest);
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES)
    throw new ProductError(413, FIELD_MESSAGES.pictureTooHeavy);
  const { fields, file, errors } = await readParts(request, fileField);
  const values = Object.fromEntries(fields) as Static<Schema>;
  const validate = request.compileValidationSchema(schema);
  if (!validate(values)) Object.assign(errors, fieldErrors(validate.errors ?? [], values));
  if (Object.keys(errors).length > 0) throw new ProductError(422, MESSAGES.checkFields, { errors });
  return { fields: values, file };
}
