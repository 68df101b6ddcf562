import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import jsonld from 'jsonld';

const vocabulary = 'http://schema.org/';
const folder = dirname(createRequire(import.meta.url).resolve('@vocabulary/schema'));

/** By subject and property: what schema.org says of its own types and properties. */
const facts = new Map<string, Map<string, string[]>>();
for (const [, subject = '', property = '', object = ''] of readFileSync(
  join(folder, 'schema.nq'),
  'utf8',
).matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm)) {
  const known = facts.get(subject) ?? new Map<string, string[]>();
  facts.set(subject, known.set(property, [...(known.get(property) ?? []), object]));
}
const of = (subject: string, property: string): string[] => facts.get(subject)?.get(property) ?? [];
const subClassOf = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';
const kindOf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** The type and all more general ones. */
const generalOf = (type: string): string[] => [type, ...of(type, subClassOf).flatMap(generalOf)];
const isOneOf = (type: string, allowed: readonly string[]): boolean =>
  generalOf(type).some((general) => allowed.includes(general));

/** A text is allowed where a property may be one of these, in this form. */
const texts: Record<string, RegExp> = {
  Text: /./s,
  URL: /^https?:\/\/\S+$/,
  Date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
};

type Node = Record<string, unknown> & { '@type'?: string[]; '@value'?: unknown; '@id'?: string };

const short = (name: string): string => name.replace(vocabulary, '');

/**
 * What is wrong with JSON-LD by the vocabulary of schema.org itself, one line each: names it does not have, properties
 * that their type does not have, values that a property may not have. `@context` must be schema.org.
 */
export async function schemaOrgProblems(text: string): Promise<string[]> {
  const documentLoader = async (url: string) => {
    if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`The context ${url} is not schema.org.`);
    return { documentUrl: url, document: { '@context': { '@vocab': vocabulary } } };
  };
  const nodes = (await jsonld.expand(JSON.parse(text), {
    documentLoader,
    safe: true,
  } as jsonld.Options.Expand)) as unknown as Node[];
  return nodes.flatMap((node) => problemsOf(node));
}

function problemsOf(node: Node): string[] {
  const types = node['@type'] ?? [];
  if (types.length === 0) return ['a node has no type'];
  const unknown = types.filter((type) => !of(type, kindOf).some((kind) => kind.endsWith('#Class')));
  if (unknown.length > 0) return unknown.map((type) => `${short(type)} is no type`);
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([property, values]) => problemsOfProperty(types, property, values as Node[]));
}

function problemsOfProperty(types: string[], property: string, values: readonly Node[]): string[] {
  const name = `${types.map(short).join()}.${short(property)}`;
  const domain = of(property, `${vocabulary}domainIncludes`);
  if (domain.length === 0) return [`${name} is no property`];
  if (!types.some((type) => isOneOf(type, domain))) return [`${name} is not a property of that type`];
  const range = of(property, `${vocabulary}rangeIncludes`);
  return values.flatMap((value) => {
    if ('@value' in value) {
      const isAllowed = range.some((type) => texts[short(type)]?.test(String(value['@value'])));
      return isAllowed ? [] : [`${name} may not be ${JSON.stringify(value['@value'])}`];
    }
    const own = value['@type'] ?? [];
    if (own.length > 0 && !own.some((type) => isOneOf(type, range)))
      return [`${name} may not be ${own.map(short).join()}`];
    return problemsOf(value);
  });
}
