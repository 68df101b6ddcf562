import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { jsonOf, operationsOf } from './breaks.mjs';

const validators = new WeakMap();

/** Validates values against the schemas of a document. */
function validatorOf(document) {
  const known = validators.get(document);
  if (known) return known;
  const ajv = new Ajv.default({ strict: false, allErrors: true, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components ?? {} });
  const rebased = (schema) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
  const check = (schema, value, what) => {
    const isValid = ajv.compile(rebased(schema));
    if (isValid(value)) return [];
    return isValid.errors.map(({ instancePath, message, params }) =>
      [`${what}${instancePath} ${message}`, params.additionalProperty].filter(Boolean).join(': '),
    );
  };
  validators.set(document, check);
  return check;
}

/** Finds `/api/proposals/{id}` for `/api/proposals/1`; a path without parameters takes precedence. */
export function operationFor(document, { method, path }) {
  const fits = operationsOf(document).filter(({ name }) => {
    const [verb, pattern] = name.split(' ');
    const shape = pattern.replace(/\/$/, '').replace(/\{[^}]+\}/g, '[^/]+');
    return verb === method && new RegExp(`^${shape}/?$`).test(path);
  });
  return fits.sort((a, b) => a.name.split('{').length - b.name.split('{').length)[0];
}

/** In an address numbers and lists are text; Fastify converts them by their schema. */
const readBy = ({ type } = {}, text) => {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
};

/**
 * What is wrong with a call, and with the answer that a page expects, according to the service's document: one line
 * each.
 *
 * @param {{ method: string, path: string, query?: Record<string, string>, body?: unknown, status?: number, answer?:
 * unknown }} call
 */
export function problemsOfCall(document, { method, path, query = {}, body, status = 200, answer }) {
  const found = operationFor(document, { method, path });
  if (!found) return [`${method} ${path}: no such call`];
  const { name, operation } = found;
  const check = validatorOf(document);
  const parameters = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const schema = jsonOf(operation.requestBody);
  const answerSchema = jsonOf(operation.responses?.[status]);
  return [
    ...Object.entries(query).flatMap(([key, text]) => {
      const parameter = parameters.find((one) => one.name === key);
      if (!parameter) return [`${key} is not known`];
      return check(parameter.schema ?? {}, readBy(parameter.schema, text), key);
    }),
    ...parameters
      .filter((one) => one.required && query[one.name] === undefined)
      .map((one) => `${one.name} is missing`),
    ...(schema && (body !== undefined || operation.requestBody.required)
      ? check(schema, body ?? null, 'the body')
      : []),
    ...(body !== undefined && !schema ? ['a body is not accepted'] : []),
    ...(operation.responses?.[status] ? [] : [`answer ${status} is not documented`]),
    ...(answer !== undefined && answerSchema ? check(answerSchema, answer, `answer ${status}`) : []),
  ].map((problem) => `${name}: ${problem}`);
}
