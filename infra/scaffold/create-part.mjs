import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('templates/', import.meta.url));

/**
 * Lower-case letters and single hyphens: the name becomes a folder, a path of pages and of the API, and an
 * identifier.
 */
const goodName = /^[a-z]+(-[a-z]+)*$/;

const folderOf = { remote: (name) => `mfe-${name}`, service: (name) => `services/${name}` };

/**
 * Writes a new part and adds it to every list of parts. A remote gets a service of its own. Returns the files
 * written.
 */
export function createPart(repository, kind, name) {
  if (!Object.hasOwn(folderOf, kind ?? '') || !goodName.test(name ?? '')) {
    throw new Error(
      'npm run create -- remote NAME, or -- service NAME; a name is of small letters, such as "field-visits".',
    );
  }
  const folder = folderOf[kind](name);
  if (existsSync(join(repository, folder)))
    throw new Error(`${folder} is there already. Nothing was written.`);
  const needsService = kind === 'remote' && !existsSync(join(repository, folderOf.service(name)));
  return [
    ...(needsService ? createPart(repository, 'service', name) : []),
    ...write(repository, kind, name, folder),
  ];
}

function write(repository, kind, name, folder) {
  const files = filesBelow(join(templates, kind)).map((file) => {
    const path = join(folder, fillIn(relative(join(templates, kind), file), name)).replace(/\.tmpl$/, '');
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), fillIn(readFileSync(file, 'utf8'), name));
    return path;
  });
  return [...files, ...enterings[kind].map((enter) => enter(repository, name))];
}

function fillIn(text, name) {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const words = name.replaceAll('-', ' ');
  const Words = words.charAt(0).toUpperCase() + words.slice(1);
  const known = { name, Pascal: pascal, camel, words, Words };
  return text.replace(/\{\{(\w+)\}\}|__(name)__/g, (_, inText, inPath) => known[inText ?? inPath]);
}

/** Inserts a line before the first match; throws if the list is not found. */
function enter(file, before, line) {
  return (repository, name) => {
    const path = join(repository, file);
    const text = readFileSync(path, 'utf8');
    const at = text.search(before);
    if (at < 0) throw new Error(`${file} has no place for ${name}: enter it by hand where the others are.`);
    writeFileSync(path, text.slice(0, at) + fillIn(line, name) + text.slice(at));
    return file;
  };
}

const enterings = {
  remote: [
    enter('tsconfig.json', / {4}\{ "path": "infra\/embedded-mongo" \}/, '    { "path": "mfe-{{name}}" },\n'),
  ],
  service: [
    enter('tsconfig.json', / {4}\{ "path": "services\/gateway" \}/, '    { "path": "services/{{name}}" },\n'),
    enter(
      'biome.json',
      / {22}"@harambee\/gateway",\n {22}"\.\./,
      '                      "@harambee/{{name}}",\n',
    ),
    enter(
      'services/gateway/src/proxy/upstreams.ts',
      /\} as const satisfies Record<string, Upstream>/,
      "  '{{name}}': { prefixes: ['/api/{{name}}'], label: 'The {{words}} part', answersWithin: defaultTimeoutMs },\n",
    ),
    enter('infra/local/src/parts.ts', /(?<=const services = \[[^\]]*)\] as const/, "  '{{name}}',\n"),
  ],
};

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
