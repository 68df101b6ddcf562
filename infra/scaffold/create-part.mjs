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
 * Writes a new part into its own folder; everything else finds it there. A remote gets a service of its own. Returns the
 * files written.
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
  return filesBelow(join(templates, kind)).map((file) => {
    const path = join(folder, fillIn(relative(join(templates, kind), file), name)).replace(/\.tmpl$/, '');
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), fillIn(readFileSync(file, 'utf8'), name));
    return path;
  });
}

function fillIn(text, name) {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const words = name.replaceAll('-', ' ');
  const Words = words.charAt(0).toUpperCase() + words.slice(1);
  const known = { name, Pascal: pascal, camel, words, Words, snake: name.replaceAll('-', '_') };
  return text.replace(/\{\{(\w+)\}\}|__(name)__/g, (_, inText, inPath) => known[inText ?? inPath]);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
