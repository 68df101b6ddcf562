import { type EnvSchemaOpt, envSchema } from 'env-schema';
import { type Static, type TObject, type TProperties, Type } from 'typebox';

/** Missing or invalid settings: one sentence for each, all in one message. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Free text. */
export const text = (options: { default?: string } = {}) => Type.String(options);

/** Optional text. With `secret`, production does not start without it. */
export const optionalText = (options: { secret?: boolean } = {}) => Type.Optional(Type.String(options));

/** A whole number within limits. */
export const wholeNumber = (options: { minimum: number; maximum: number; default?: number }) =>
  Type.Integer({ ...options, must: `be a whole number from ${options.minimum} to ${options.maximum}` });

/** One of a fixed list of words. */
export const oneOf = <Word extends string>(words: readonly Word[], usual?: Word) =>
  Type.Unsafe<Word>({
    type: 'string',
    enum: words,
    ...(usual !== undefined && { default: usual }),
    must: `be one of ${words.join(', ')}`,
  });

/** Text that is converted by `read`, which returns nothing if the text does not do what it `must`. */
export const textRead = <Value>(options: {
  read(text: string): Value | undefined;
  must: string;
  default?: string;
}) => Type.Unsafe<Value>({ type: 'string', ...options });

/** Words separated by commas. */
export const list = () =>
  textRead({
    read: (value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    must: 'be words separated by commas',
    default: '',
  });

const originOf = (value: string): string | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
    ? url.origin
    : undefined;
};
const mustBeOrigin = 'be an address such as https://grants.example.org, without a path';

/** An http or https origin, without a path. */
export const origin = (options: { default?: string } = {}) =>
  textRead({ ...options, read: originOf, must: mustBeOrigin });

/** One or several such origins, separated by commas: those of the processes of one service. */
export const origins = () =>
  textRead({
    read(value) {
      const all = value.split(',').map((one) => originOf(one.trim()));
      return all.every((one) => one !== undefined) ? all : undefined;
    },
    must: `${mustBeOrigin}, or several separated by commas`,
  });

/** Reads settings from the environment. An empty variable counts as unset. The same `spec` is compiled once. */
export function readEnvironment<Spec extends TProperties>(
  spec: Spec,
  environment: NodeJS.ProcessEnv = process.env,
): Static<TObject<Spec>> {
  try {
    return envSchema<Static<TObject<Spec>>>({
      schema: schemaOf(spec, environment.NODE_ENV === 'production'),
      data: Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
      env: false,
      ajv: prepared ?? { customOptions: withOurKeywords },
    });
  } catch (error) {
    const { errors } = error as { errors?: Problem[] };
    if (!errors) throw error;
    throw new ConfigurationError(errors.map((problem) => sentence(problem, spec)).join('\n'));
  }
}

/** The validator recognizes a schema that it has compiled by identity. */
const schemas = { production: new WeakMap<TProperties, object>(), other: new WeakMap<TProperties, object>() };

function schemaOf(spec: TProperties, isProduction: boolean): object {
  const known = isProduction ? schemas.production : schemas.other;
  const before = known.get(spec);
  if (before) return before;
  const { required = [], ...schema } = Type.Object(spec);
  const secrets = Object.keys(spec).filter((name) => 'secret' in (spec[name] ?? {}));
  const made = { ...schema, required: [...required, ...(isProduction ? secrets : [])] };
  known.set(spec, made);
  return made;
}

interface Problem {
  instancePath: string;
  params: { missingProperty?: string };
}

/** Does not quote the value: it may be a secret that was set under the wrong name. */
function sentence({ instancePath, params }: Problem, spec: TProperties): string {
  if (params.missingProperty) return `${params.missingProperty} is not set.`;
  const name = instancePath.slice(1);
  const { must } = spec[name] as { must?: string };
  return `${name} must ${must ?? 'be text'}.`;
}

interface Place {
  parentData: object;
  parentDataProperty: string | number;
}

const readKeyword = {
  keyword: 'read',
  modifying: true,
  errors: false,
  compile: (read: (text: string) => unknown) => (text: string, place?: Place) => {
    const value = read(text);
    if (place && value !== undefined) Object.assign(place.parentData, { [place.parentDataProperty]: value });
    return value !== undefined;
  },
};

type Ajv = ReturnType<AjvOptions['customOptions']>;
type AjvOptions = Extract<NonNullable<EnvSchemaOpt['ajv']>, { customOptions: unknown }>;

/** One validator for all settings: preparing one takes 30 ms. */
let prepared: Ajv | undefined;

function withOurKeywords(ajv: Ajv): Ajv {
  prepared = ajv.addVocabulary(['must', 'secret']).addKeyword(readKeyword);
  return prepared;
}
