import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler, FastifyValidationResult } from 'fastify/types/schema';

/** Unknown fields and wrong types are rejected rather than dropped or converted. */
const VALIDATION = { removeAdditional: false, coerceTypes: false, useDefaults: false };

/** More values than any form has. A list of thousands of invalid items has several errors for each. */
const MAX_VALUES = 200;

/** Returns whether a value holds at most `MAX_VALUES` values, at any depth. */
function hasFewValues(value: unknown): boolean {
  const values = [value];
  for (const each of values) {
    if (typeof each !== 'object' || each === null) continue;
    const parts = Object.values(each);
    if (values.length + parts.length > MAX_VALUES) return false;
    values.push(...parts);
  }
  return true;
}

type Validate = FastifyValidationResult;

/** Returns a validator that reports all errors of a form together, and of a longer value only the first one. */
function createValidator(compileForFirst: () => Validate, compileForAll: () => Validate): Validate {
  let findFirst: Validate | undefined;
  let findAll: Validate | undefined;
  const validate: Validate = (value) => {
    findFirst ??= compileForFirst();
    const result = findFirst(value);
    validate.errors = findFirst.errors;
    if (result !== false || !hasFewValues(value)) return result;
    findAll ??= compileForAll();
    findAll(value);
    validate.errors = findAll.errors;
    return false;
  };
  return validate;
}

/**
 * Delays compiling the JSON schemas of a route, with Fastify's own compilers, until its first request: compiling those of all
 * routes takes half of the API's startup time. Call it before adding routes.
 */
export function compileSchemasOnDemand(app: FastifyInstance): void {
  // The declared type has the parameter of Ajv's `compile`; the function takes a route's definition.
  const createCompiler = (allErrors: boolean) =>
    AjvCompiler()({}, { customOptions: { ...VALIDATION, allErrors } }) as FastifySchemaCompiler<unknown>;
  const compileForFirst = createCompiler(false);
  const compileForAll = createCompiler(true);
  const compileSerializer = SerializerSelector()() as FastifySerializerCompiler<unknown>;
  app.setValidatorCompiler((route) =>
    createValidator(
      () => compileForFirst(route),
      () => compileForAll(route),
    ),
  );
  app.setSerializerCompiler((route) => {
    let compiled: ReturnType<typeof compileSerializer> | undefined;
    return (value) => (compiled ??= compileSerializer(route))(value);
  });
}
