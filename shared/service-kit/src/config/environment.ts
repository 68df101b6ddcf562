/** The rules of one variable: how to read its text, or why that fails. */
export interface Variable<Value> {
  read(text: string): Value;
  fallback?: Value;
  /** True: production ignores the fallback, and a missing value stops the start. */
  secret?: boolean;
}

type Values<Spec> = { [Name in keyof Spec]: Spec[Name] extends Variable<infer Value> ? Value : never };

/** Missing or wrong settings: one plain sentence for each, all in one message. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Free text. */
export const text = (options: { fallback?: string; secret?: boolean } = {}): Variable<string> => ({
  ...options,
  read: (value) => value,
});

/** Optional text. */
export const optionalText = (options: { secret?: boolean } = {}): Variable<string | undefined> => ({
  fallback: undefined,
  ...options,
  read: (value) => value,
});

/** A whole number within limits. */
export const wholeNumber = (options: {
  minimum: number;
  maximum: number;
  fallback?: number;
}): Variable<number> => ({
  ...options,
  read(value) {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= options.minimum && number <= options.maximum) return number;
    throw new Error(`must be a whole number from ${options.minimum} to ${options.maximum}`);
  },
});

/** One of a few words. */
export const oneOf = <Word extends string>(words: readonly Word[], fallback?: Word): Variable<Word> => ({
  ...(fallback !== undefined && { fallback }),
  read(value) {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) throw new Error(`must be one of ${words.join(', ')}`);
    return word;
  },
});

/** Words separated by commas. */
export const list = (options: { fallback?: string[] } = {}): Variable<string[]> => ({
  ...options,
  read: (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
});

/** An http or https origin, without a path. */
export const origin = (options: { fallback?: string } = {}): Variable<string> => ({
  ...options,
  read(value) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
    throw new Error('must be an address such as https://grants.example.org, without a path');
  },
});

/** Reads settings from the environment. An empty variable counts as unset. */
export function readEnvironment<Spec extends Record<string, Variable<unknown>>>(
  spec: Spec,
  environment: NodeJS.ProcessEnv = process.env,
): Values<Spec> {
  const production = environment.NODE_ENV === 'production';
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(spec)) {
    const given = environment[name];
    if (given === undefined || given === '') {
      const mayBeMissing = 'fallback' in variable && !(variable.secret && production);
      if (!mayBeMissing) problems.push(`${name} is not set.`);
      values[name] = variable.fallback;
      continue;
    }
    try {
      values[name] = variable.read(given);
    } catch (error) {
      // Does not repeat the value: it may be a secret that was set under the wrong name.
      problems.push(`${name} ${(error as Error).message}.`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return values as Values<Spec>;
}
