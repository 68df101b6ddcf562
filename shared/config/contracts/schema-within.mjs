import { isDeepStrictEqual } from 'node:util';

const types = ({ type }) => (type === undefined ? undefined : [type].flat());
const allowed = ({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]);
const alternatives = ({ anyOf, oneOf }) => anyOf ?? oneOf;

/** For each bound of a schema, whether `a` is at least as narrow as `b`. */
const bounds = {
  minLength: (a = 0, b = 0) => a >= b,
  minItems: (a = 0, b = 0) => a >= b,
  minimum: (a = -Infinity, b = -Infinity) => a >= b,
  exclusiveMinimum: (a = -Infinity, b = -Infinity) => a >= b,
  maxLength: (a = Infinity, b = Infinity) => a <= b,
  maxItems: (a = Infinity, b = Infinity) => a <= b,
  maximum: (a = Infinity, b = Infinity) => a <= b,
  exclusiveMaximum: (a = Infinity, b = Infinity) => a <= b,
  multipleOf: (a, b) => b === undefined || a === b,
  pattern: (a, b) => b === undefined || a === b,
  format: (a, b) => b === undefined || a === b,
  uniqueItems: (a, b) => b !== true || a === true,
};

/** An `integer` is also a `number`. */
const isType = (type, among) => among.includes(type) || (type === 'integer' && among.includes('number'));

const typeOf = (value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** The narrowest schema that a value matches. */
function narrowest(value, { pattern }) {
  if (typeof value === 'number') return { minimum: value, maximum: value };
  if (typeof value !== 'string') return {};
  const { length } = value;
  return {
    minLength: length,
    maxLength: length,
    ...(pattern && new RegExp(pattern, 'u').test(value) && { pattern }),
  };
}

/** The bounds of `other` that values of `one` may break. */
const problemsOfBounds = (one, other, at) =>
  Object.keys(bounds)
    .filter((bound) => !bounds[bound](one[bound], other[bound]))
    .map((bound) => `${at}: ${bound} is ${one[bound] ?? 'free'}, expected ${other[bound]}`);

/**
 * Why a value that matches schema `a` may not match schema `b`: one line each, with the place. What it cannot decide
 * it reports, to be on the safe side.
 *
 * @param {{ resolve(schema: unknown, side: 'a' | 'b'): Record<string, unknown>, isAnswer?: boolean }} options
 * `isAnswer`: readers ignore new fields, and miss removed ones.
 */
export function problemsWithin(a, b, options, at = 'the body', seen = new Set()) {
  const [one, other] = [options.resolve(a, 'a'), options.resolve(b, 'b')];
  const pair = `${a?.$ref}|${b?.$ref}`;
  if (a?.$ref && b?.$ref && seen.has(pair)) return [];
  const known = new Set(seen).add(pair);
  const within = (x, y, place) => problemsWithin(x, y, options, place, known);

  if (one.allOf || other.allOf || one.not || other.not) {
    return isDeepStrictEqual(one, other) ? [] : [`${at}: cannot be compared`];
  }
  if (alternatives(one)) return alternatives(one).flatMap((each) => within(each, b, at));
  if (alternatives(other)) {
    const tried = alternatives(other).map((each) => within(a, each, at));
    return tried.find((problems) => problems.length === 0) ?? tried.sort((x, y) => x.length - y.length)[0];
  }
  const values = allowed(one);
  if (allowed(other)) {
    const missing = values?.filter((value) => !allowed(other).some((each) => isDeepStrictEqual(each, value)));
    if (!missing) return [`${at}: only ${allowed(other).map(String).join(', ')} now`];
    return missing.map((value) => `${at}: ${JSON.stringify(value)} is not an allowed value`);
  }
  const [kinds, wanted] = [types(one) ?? values?.map(typeOf), types(other)];
  if (wanted && !kinds?.every((kind) => isType(kind, wanted))) {
    return [`${at}: ${kinds?.join(' or ') ?? 'anything'} where ${wanted.join(' or ')} is expected`];
  }
  if (values) return values.flatMap((value) => problemsOfBounds(narrowest(value, other), other, at));
  return [
    ...problemsOfBounds(one, other, at),
    ...(other.items ? within(one.items ?? {}, other.items, `${at}[]`) : []),
    ...problemsOfProperties(one, other, options, at, within),
  ];
}

function problemsOfProperties(one, other, { isAnswer }, at, within) {
  const [own, theirs] = [one.properties ?? {}, other.properties ?? {}];
  const rest = other.additionalProperties;
  const missing = (other.required ?? []).filter((name) => !one.required?.includes(name));
  // A reader of answers may rely even on an optional field.
  const gone = isAnswer ? Object.keys(theirs).filter((name) => !own[name] && !missing.includes(name)) : [];
  const patterns = Object.entries(other.patternProperties ?? {});
  return [
    ...missing.map((name) => `${at}.${name}: may be missing`),
    ...gone.map((name) => `${at}.${name}: was removed`),
    ...Object.keys(own).flatMap((name) => {
      if (theirs[name]) return within(own[name], theirs[name], `${at}.${name}`);
      if (isAnswer || rest === undefined || rest === true) return [];
      return rest === false ? [`${at}.${name}: is not known`] : within(own[name], rest, `${at}.${name}`);
    }),
    ...patterns.flatMap(([pattern, schema]) =>
      within(one.patternProperties?.[pattern] ?? {}, schema, `${at}.*`),
    ),
    ...(typeof rest === 'object' ? within(one.additionalProperties ?? {}, rest, `${at}.*`) : []),
    ...(rest === false && one.additionalProperties !== false && !isAnswer && patterns.length === 0
      ? [`${at}: other fields are refused`]
      : []),
  ];
}
