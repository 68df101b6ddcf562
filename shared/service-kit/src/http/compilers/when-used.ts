import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Check = ((data: unknown) => unknown) & { errors?: unknown };
type Write = (data: unknown) => string;
type Compile<Made> = (route: object) => Made;

/**
 * Fastify's own compilers, but a route's schemas are compiled when it is first called, not at the start: a process has some
 * hundred routes, and most starts see few of them used. A schema that cannot be compiled is then noticed at that call, so
 * tests compile all of them at once (`compileSchemas: 'now'`).
 */
export function schemasWhenUsed(): SchemaController {
  const validators = AjvCompiler() as unknown as (...given: unknown[]) => Compile<Check>;
  const serializers = SerializerSelector() as unknown as (...given: unknown[]) => Compile<Write>;
  return {
    compilersFactory: {
      buildValidator: (...given: unknown[]) => checkWhenUsed(validators(...given)),
      buildSerializer: (...given: unknown[]) => writeWhenUsed(serializers(...given)),
    },
  } as unknown as SchemaController;
}

function checkWhenUsed(compile: Compile<Check>): Compile<Check> {
  return (route) => {
    let compiled: Check | undefined;
    const check: Check = (data) => {
      compiled ??= compile(route);
      const result = compiled(data);
      check.errors = compiled.errors;
      return result;
    };
    return check;
  };
}

function writeWhenUsed(compile: Compile<Write>): Compile<Write> {
  return (route) => {
    let compiled: Write | undefined;
    return (data) => {
      compiled ??= compile(route);
      return compiled(data);
    };
  };
}
