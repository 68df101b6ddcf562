import type { FieldProblem } from '@harambee/domain';
import type { FastifySchemaValidationError } from 'fastify';

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
};

/** `/objectives/0` as `objectives.0`. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const parts = instancePath.split('/').slice(1);
  const further = params.missingProperty ?? params.additionalProperty;
  if (typeof further === 'string') parts.push(further);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

function problemOf({ keyword, params }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not a known field';
    case 'type':
      return `must be ${[params.type]
        .flat()
        .map((name) => typeNames[name as string] ?? name)
        .join(' or ')}`;
    case 'minLength':
      return `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return `must have at least ${params.limit} entries`;
    case 'maxItems':
      return `must have at most ${params.limit} entries`;
    case 'minimum':
      return `must be ${params.limit} or more`;
    case 'maximum':
      return `must be ${params.limit} or less`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    default:
      return 'has a form that is not accepted';
  }
}

/**
 * The schema's complaint in plain words. Field names that the sender chose are cut, so that the answer stays short.
 */
export function validationProblems(errors: readonly FastifySchemaValidationError[]): FieldProblem[] {
  return errors.slice(0, 20).map((error) => {
    const field = fieldOf(error).slice(0, 100);
    return { field, message: `${field === '' ? 'The body' : field} ${problemOf(error)}` };
  });
}
