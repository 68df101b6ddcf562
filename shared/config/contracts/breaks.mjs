import { problemsWithin } from './schema-within.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Resolves `#/components/…` references of a document. */
export const resolverOf = (document) => (schema) =>
  typeof schema?.$ref === 'string'
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((part, name) => part?.[name], document)
    : (schema ?? {});

export const jsonOf = (part) => part?.content?.['application/json']?.schema;

const isSuccess = (status) => /^2/.test(status);

/** Every call of a document, written `GET /api/…`. */
export const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => operations[method])
      .map((method) => ({ name: `${method.toUpperCase()} ${path}`, operation: operations[method] })),
  );

/**
 * What breaks between a page built for the previous service and the present service, one line each: answers the page
 * would miss, requests the service would refuse. Both arguments are OpenAPI documents.
 */
export function breaksOf(previous, next) {
  const present = new Map(operationsOf(next).map(({ name, operation }) => [name, operation]));
  const [before, now] = [resolverOf(previous), resolverOf(next)];
  const asked = { resolve: (schema, side) => (side === 'a' ? before(schema) : now(schema)) };
  const answered = {
    resolve: (schema, side) => (side === 'a' ? now(schema) : before(schema)),
    isAnswer: true,
  };
  return operationsOf(previous).flatMap(({ name, operation: old }) => {
    const operation = present.get(name);
    if (!operation) return [`${name}: was removed`];
    const problems = [
      ...breaksOfParameters(old.parameters ?? [], operation.parameters ?? [], asked),
      ...breaksOfBody(old.requestBody, operation.requestBody, asked),
      ...Object.entries(old.responses ?? {})
        .filter(([status, response]) => isSuccess(status) && jsonOf(response))
        .flatMap(([status, response]) => {
          const answer = jsonOf(operation.responses?.[status]);
          if (!answer) return [`answer ${status}: was removed`];
          return problemsWithin(answer, jsonOf(response), answered, `answer ${status}`);
        }),
    ];
    return problems.map((problem) => `${name}: ${problem}`);
  });
}

function breaksOfParameters(old, present, options) {
  const find = (list, { name, in: place }) => list.find((one) => one.name === name && one.in === place);
  const fresh = present.filter((one) => one.required && !find(old, one)?.required);
  return [
    ...fresh.map(({ name }) => `${name} is required now`),
    ...old.flatMap((one) => {
      const other = find(present, one);
      if (!other) return one.in === 'header' ? [] : [`${one.name}: is not known`];
      return problemsWithin(one.schema, other.schema, options, one.name);
    }),
  ];
}

function breaksOfBody(old, present, options) {
  if (!jsonOf(present)) return jsonOf(old) ? ['the body: is not accepted'] : [];
  if (!jsonOf(old)) return present.required ? ['a body is required now'] : [];
  return problemsWithin(jsonOf(old), jsonOf(present), options);
}
