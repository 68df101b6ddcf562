/**
 * Fastify compiles the schemas of each app that it makes: a tenth of the time of a service's tests, since nearly every
 * file makes the same app. Here a worker compiles each schema once. Both compilers give pure functions; what a validator
 * found stands in its `errors` only until it is asked again.
 */
exports.compileSchemasOnce = (requireFromFastify) => {
  for (const library of ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']) {
    const path = requireFromFastify.resolve(library);
    const makeFactory = requireFromFastify(library);
    requireFromFastify.cache[path].exports = (...options) => onceForEachSchema(makeFactory(...options));
  }
};

/** What stands for compiled functions, by the words of the schema, of those it may refer to, and of the options. */
const compiled = new Map();

const onceForEachSchema = (factory) => (external, options) => {
  const compile = factory(external, options);
  const surroundings = `${factory.name} ${asKey(external)} ${asKey(options)}`;
  return (route) => {
    const key = `${surroundings} ${asKey(route.schema)}`;
    if (!compiled.has(key)) compiled.set(key, compile(route));
    return compiled.get(key);
  };
};

const asKey = (value) =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'function' ? String(inner) : inner));
