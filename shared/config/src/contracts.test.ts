import { breaksOf } from '@harambee/config/contracts/breaks.mjs';
import { problemsOfCall } from '@harambee/config/contracts/call-problems.mjs';
import fc from 'fast-check';

type Schema = Record<string, unknown>;

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** A service with one call that has one body and one answer. */
const service = ({ body, answer, query }: { body?: Schema; answer?: Schema; query?: Schema[] }) => ({
  paths: {
    '/api/notes/{id}': {
      put: {
        ...(query && { parameters: query }),
        ...(body && { requestBody: { required: true, ...json(body) } }),
        responses: { 200: answer ? json(answer) : {} },
      },
    },
  },
});
const object = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const text = { type: 'string' };
const note = object({ title: text, tone: { type: 'string', enum: ['calm', 'loud'] } });
const louder = object({ title: text, tone: { type: 'string', enum: ['calm', 'loud', 'louder'] } });
const withMood = (required?: string[]) =>
  object({ ...(note.properties as Schema), mood: text }, required ?? ['title', 'tone', 'mood']);

describe('changes compatible with the previous version', () => {
  test.each([
    ['the same', service({ body: note, answer: note }), service({ body: note, answer: note })],
    ['a new field of an answer', service({ answer: note }), service({ answer: withMood() })],
    [
      'a new field of a body that may be left out',
      service({ body: note }),
      service({ body: withMood(['title', 'tone']) }),
    ],
    ['a further value that is taken', service({ body: note }), service({ body: louder })],
    ['one value less that is answered', service({ answer: louder }), service({ answer: note })],
    [
      'a longer text that is taken',
      service({ body: { type: 'string', maxLength: 5 } }),
      service({ body: { type: 'string', maxLength: 9 } }),
    ],
    [
      'a part with a name of its own',
      service({ body: note }),
      { ...service({ body: { $ref: '#/components/schemas/note' } }), components: { schemas: { note } } },
    ],
    [
      'a field that may be null is taken, too',
      service({ body: object({ a: text }) }),
      service({ body: object({ a: { anyOf: [text, { type: 'null' }] } }) }),
    ],
  ])('%s', (_what, before, now) => {
    expect(breaksOf(before, now)).toEqual([]);
  });
});

describe('incompatible changes are named', () => {
  const put = 'PUT /api/notes/{id}';
  test.each([
    ['a call that is gone', service({}), { paths: {} }, `${put}: was removed`],
    [
      'a field gone from an answer',
      service({ answer: withMood() }),
      service({ answer: note }),
      `${put}: answer 200.mood: may be missing`,
    ],
    [
      'one that was not always there',
      service({ answer: withMood(['title', 'tone']) }),
      service({ answer: note }),
      `${put}: answer 200.mood: was removed`,
    ],
    [
      'a field that is not always answered now',
      service({ answer: note }),
      service({ answer: object(note.properties as Schema, ['title']) }),
      `${put}: answer 200.tone: may be missing`,
    ],
    [
      'a value pages do not know',
      service({ answer: note }),
      service({ answer: louder }),
      `${put}: answer 200.tone: "louder" is not an allowed value`,
    ],
    [
      'a field that has to be sent',
      service({ body: note }),
      service({ body: withMood() }),
      `${put}: the body.mood: may be missing`,
    ],
    [
      'a field that is not accepted',
      service({ body: withMood() }),
      service({ body: note }),
      `${put}: the body.mood: is not known`,
    ],
    [
      'a value that is not accepted',
      service({ body: louder }),
      service({ body: note }),
      `${put}: the body.tone: "louder" is not an allowed value`,
    ],
    [
      'another type',
      service({ answer: text }),
      service({ answer: { type: 'integer' } }),
      `${put}: answer 200: integer where string is expected`,
    ],
    [
      'a shorter text',
      service({ body: text }),
      service({ body: { ...text, maxLength: 5 } }),
      `${put}: the body: maxLength is free, expected 5`,
    ],
    [
      'a pattern',
      service({ body: text }),
      service({ body: { ...text, pattern: '^a' } }),
      `${put}: the body: pattern is free, expected ^a`,
    ],
    [
      'an answer that may be null',
      service({ answer: text }),
      service({ answer: { anyOf: [text, { type: 'null' }] } }),
      `${put}: answer 200: null where string is expected`,
    ],
    ['a body where there was none', service({}), service({ body: note }), `${put}: a body is required now`],
    [
      'a question that has to be asked',
      service({}),
      service({ query: [{ name: 'q', in: 'query', required: true, schema: text }] }),
      `${put}: q is required now`,
    ],
    [
      'a question that is not known',
      service({ query: [{ name: 'q', in: 'query', schema: text }] }),
      service({}),
      `${put}: q: is not known`,
    ],
  ])('%s', (_what, before, now, words) => {
    expect(breaksOf(before, now)).toEqual([words]);
  });
});

/** A schema with sample values. */
interface Kind {
  schema: Schema;
  values: fc.Arbitrary<unknown>;
}

const leaves: fc.Arbitrary<Kind> = fc.oneof(
  fc.constant({ schema: { type: 'boolean' }, values: fc.boolean() }),
  fc.constant({ schema: { type: 'null' }, values: fc.constant(null) }),
  fc.tuple(fc.nat(3), fc.nat(3)).map(([minLength, more]) => ({
    schema: { type: 'string', minLength, maxLength: minLength + more },
    values: fc.string({ minLength, maxLength: minLength + more, unit: fc.constantFrom('a', 'b') }),
  })),
  fc.tuple(fc.integer({ min: -3, max: 3 }), fc.nat(4)).map(([minimum, more]) => ({
    schema: { type: 'integer', minimum, maximum: minimum + more },
    values: fc.integer({ min: minimum, max: minimum + more }),
  })),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }).map((names) => ({
    schema: { type: 'string', enum: names },
    values: fc.constantFrom(...names),
  })),
);

const { kind } = fc.letrec<{ kind: Kind }>((tie) => ({
  kind: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    tie('kind').map(({ schema, values }) => ({
      schema: { type: 'array', items: schema, maxItems: 2 },
      values: fc.array(values, { maxLength: 2 }),
    })),
    fc.tuple(tie('kind'), tie('kind')).map(([one, other]) => ({
      schema: { anyOf: [one.schema, other.schema] },
      values: fc.oneof(one.values, other.values),
    })),
    fc
      .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('kind')), fc.subarray(['a', 'b', 'c']))
      .map(([fields, wanted]) => {
        const required = wanted.filter((name) => fields[name]);
        const parts = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
        const values = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.values]));
        return { schema: object(parts, required), values: fc.record(values, { requiredKeys: required }) };
      }),
  ),
}));

test('every schema is compatible with itself', () => {
  fc.assert(
    fc.property(kind, ({ schema }) => {
      const same = service({ body: schema, answer: schema });
      expect(breaksOf(same, structuredClone(same))).toEqual([]);
    }),
  );
});

test('if no break is found, every older body is accepted', () => {
  let fitting = 0;
  fc.assert(
    fc.property(
      kind.chain((one) => fc.tuple(fc.constant(one.schema), one.values, fc.oneof(kind, fc.constant(one)))),
      ([before, body, { schema: now }]) => {
        if (breaksOf(service({ body: before }), service({ body: now })).length > 0) return;
        fitting += 1;
        const call = { method: 'PUT', path: '/api/notes/1', body };
        expect(problemsOfCall(service({ body: now }), call)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
  expect(fitting).toBeGreaterThan(40);
});

test('a call is checked against the document: address, query, body, answer', () => {
  const document = service({
    body: note,
    answer: note,
    query: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
  });
  const call = { method: 'PUT', path: '/api/notes/1', body: { title: 'a', tone: 'calm' }, status: 200 };
  expect(problemsOfCall(document, { ...call, query: { page: '2' }, answer: call.body })).toEqual([]);
  const put = 'PUT /api/notes/{id}';
  const problems = (changes: object) => problemsOfCall(document, { ...call, ...changes });
  expect(problems({ method: 'POST' })).toEqual(['POST /api/notes/1: no such call']);
  expect(problems({ path: '/api/notes' })).toEqual(['PUT /api/notes: no such call']);
  expect(problems({ query: { page: 'x' } })).toEqual([`${put}: page must be integer`]);
  expect(problems({ query: { sort: 'x' } })).toEqual([`${put}: sort is not known`]);
  expect(problems({ body: { title: 'a', tone: 'shrill' } })).toEqual([
    `${put}: the body/tone must be equal to one of the allowed values`,
  ]);
  expect(problems({ body: undefined })).toEqual([`${put}: the body must be object`]);
  expect(problems({ answer: { title: 'a' } })).toEqual([
    `${put}: answer 200 must have required property 'tone'`,
  ]);
  expect(problems({ status: 204 })).toEqual([`${put}: answer 204 is not documented`]);
});
