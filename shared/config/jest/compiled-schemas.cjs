/**
 * Fastify compiles the schemas of every app, which takes a tenth of the time of a service's tests, because nearly
 * every file builds the same app. Here a worker compiles each schema once. Both compilers return pure functions; a
 * validator's `errors` are valid only until its next call. A validator's code is not optimized, which takes longer than it
 * saves in a test.
 */
exports.compileSchemasOnce = (requireFromFastify) => {
  for (const library of ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']) {
    const path = requireFromFastify.resolve(library);
    const makeFactory = requireFromFastify(library);
    requireFromFastify.cache[path].exports = (...options) => onceForEachSchema(makeFactory(...options));
  }
};

/** Compiled functions, keyed by the text of the schema, of the schemas it may refer to, and of the options. */
const compiled = new Map();

const onceForEachSchema = (factory) => (external, options) => {
  const compile = factory(external, quickly(options));
  const surroundings = `${factory.name} ${asKey(external)} ${asKey(options)}`;
  return (route) => {
    const key = `${surroundings} ${asKey(route.schema)}`;
    if (!compiled.has(key)) compiled.set(key, compile(route));
    return compiled.get(key);
  };
};

/** Only Ajv has these options; the other compiler goes without. */
const quickly = (options) =>
  options?.customOptions
    ? { ...options, customOptions: { ...options.customOptions, code: { optimize: false } } }
    : options;

const asKey = (value) =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'function' ? String(inner) : inner));
