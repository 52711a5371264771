import type { FastifyRequest } from 'fastify';
import { PICTURE } from '@hashgrid/contracts';
import type { Static, TObject } from 'typebox';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { DomainError } from '../DomainError';
import { toFieldErrors } from './toFieldErrors';
import { TOO_LARGE } from './registerMultipart';
import { rejectUnstorableText } from './rejectUnstorableText';

/** Above the number of parts of any form; parsing very many parts is slow. */
const MAX_PARTS = 20;
/** More than the headers of a file with the longest name. Parsing a name of megabytes is slow, and the response would repeat it. */
const MAX_HEADER_BYTES = 8 * 1024;

interface Form<Fields> {
  fields: Fields;
  /** Undefined when none was sent. */
  file: Buffer | undefined;
}

const createUnreadableError = () => new DomainError('malformed', MESSAGES.badRequest);
const createTooLargeError = () => new DomainError('tooLarge', MESSAGES.badRequest);

/**
 * Allows no parameter but the boundary: from another one, the parser might take a boundary other than the one
 * whose parts are counted.
 */
const FORM_TYPE = /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\]+)"|([^;\s"]+))\s*$/i;

const END_OF_FORM = '--';
const END_OF_HEADERS = '\r\n\r\n';

/** Returns whether headers that begin at a position of a form end in time, or the form or the whole body does. */
function hasShortHeaders(body: Buffer, start: number): boolean {
  const text = body.toString('latin1', start, start + MAX_HEADER_BYTES);
  return text.length < MAX_HEADER_BYTES || text.startsWith(END_OF_FORM) || text.includes(END_OF_HEADERS);
}

function assertPartSizes(body: Buffer, type: string): void {
  const boundary = FORM_TYPE.exec(type)?.slice(1).find(Boolean);
  if (!boundary) throw createUnreadableError();
  let parts = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    parts += 1;
    if (parts > MAX_PARTS || !hasShortHeaders(body, at + boundary.length)) throw createTooLargeError();
  }
}

async function parse(request: FastifyRequest, fileField: string): Promise<FormData> {
  const { body } = request;
  if (body === TOO_LARGE)
    throw new DomainError('tooLarge', MESSAGES.invalidFields, {
      errors: { [fileField]: [FIELD_MESSAGES.imageFileTooLarge] },
    });
  if (!Buffer.isBuffer(body)) throw new DomainError('unsupportedMediaType', MESSAGES.badRequest);
  const type = request.headers['content-type'] ?? '';
  assertPartSizes(body, type);
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return response.formData().catch(() => {
    throw createUnreadableError();
  });
}

async function readBytes(file: Blob): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer());
}

async function readParts(form: FormData, fileField: string) {
  const errors = new Map<string, string[]>();
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  for (const [name, part] of form.entries()) {
    const isFile = typeof part !== 'string';
    if (isFile !== (name === fileField)) errors.set(name, [FIELD_MESSAGES.unknownField]);
    else if (form.getAll(name).length > 1) errors.set(name, [FIELD_MESSAGES.invalid]);
    else if (!isFile) fields.set(name, part);
    else if (part.size > PICTURE.maxBytes) errors.set(name, [FIELD_MESSAGES.imageFileTooLarge]);
    // An empty file input of a plain HTML form is skipped.
    else if (part.size > 0 || part.name) file = await readBytes(part);
  }
  return { errors: Object.fromEntries(errors), fields: Object.fromEntries(fields), file };
}

/**
 * Reads a multipart form: text fields by their schema, and one file under `fileField`. Throws
 * `unsupportedMediaType`, `malformed`, `tooLarge`, or `invalid` with every invalid field.
 */
export async function readForm<Schema extends TObject>(
  request: FastifyRequest,
  schema: Schema,
  fileField: string,
): Promise<Form<Static<Schema>>> {
  const { errors, fields, file } = await readParts(await parse(request, fileField), fileField);
  const validate = request.compileValidationSchema(schema);
  const areFieldsValid = validate(fields);
  const fieldErrors = areFieldsValid
    ? errors
    : { ...toFieldErrors(validate.errors ?? [], fields, schema), ...errors };
  if (Object.keys(fieldErrors).length > 0)
    throw new DomainError('invalid', MESSAGES.invalidFields, { errors: fieldErrors });
  rejectUnstorableText(fields);
  return { fields: fields as Static<Schema>, file };
}
