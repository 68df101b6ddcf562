import type { Application } from './typed-plan.ts';

/**
 * A place in an application: `description`, `objectives[0]`, `outcomes[springs].target`, `organization.contactPhone`.
 * A row is identified by its id. A shorter path stands for everything below it.
 */
export type CellPath = string;

type Node = Record<string, unknown>;

const isRow = (value: unknown): value is Node & { id: string } =>
  typeof value === 'object' && value !== null && typeof (value as Node).id === 'string';

const rootOf = (path: CellPath): string[] => {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  return keys[0] === 'organization' && keys.length > 1 ? keys : ['proposal', ...keys];
};

const indexIn = (list: readonly unknown[], key: string): number =>
  list.every(isRow) ? list.findIndex((row) => row.id === key) : Number(key);

/** The value at a path; undefined if there is none. */
export const cellAt = (application: Application, path: CellPath): unknown =>
  rootOf(path).reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return node[indexIn(node, key)];
    return typeof node === 'object' && node !== null ? (node as Node)[key] : undefined;
  }, application);

function changed(node: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    const index = indexIn(node, key);
    if (index < 0) throw new Error(`No row ${key}`);
    return node.map((item, at) => (at === index ? changed(item, rest, value) : item));
  }
  return { ...(node as Node), [key]: changed((node as Node | undefined)?.[key], rest, value) };
}

/** The application with another value at a path. */
export const withCell = (application: Application, path: CellPath, value: unknown): Application =>
  changed(application, rootOf(path), value) as Application;

/** The application with other words at a path, where the old ones occur exactly once. */
export function reworded(application: Application, path: CellPath, from: string, to: string): Application {
  const text = String(cellAt(application, path));
  if (text.split(from).length !== 2) throw new Error(`"${from}" is not once in ${path}`);
  return withCell(
    application,
    path,
    text.replace(from, () => to),
  );
}

/** The application with a paragraph added to a text. */
export const continued = (application: Application, path: CellPath, paragraph: string): Application =>
  withCell(application, path, `${String(cellAt(application, path))}\n\n${paragraph}`);

/** The application with an empty text, list or table at these paths. */
export const emptied = (application: Application, ...paths: CellPath[]): Application =>
  paths.reduce((rest, path) => {
    const value = cellAt(rest, path);
    return withCell(rest, path, Array.isArray(value) ? [] : typeof value === 'number' ? null : '');
  }, application);

/** Every cell of an application by its path, with its value as JSON. */
export function cellsOf(application: Application): Map<CellPath, string> {
  const cells = new Map<CellPath, string>();
  const visit = (path: string, node: unknown): void => {
    if (Array.isArray(node) && node.every((item) => isRow(item)) && node.length > 0)
      for (const row of node) visit(`${path}[${row.id}]`, row);
    else if (Array.isArray(node) && path === 'objectives')
      for (const [index, item] of node.entries()) visit(`${path}[${index}]`, item);
    else if (typeof node === 'object' && node !== null && !Array.isArray(node))
      for (const [key, value] of Object.entries(node)) visit(path === '' ? key : `${path}.${key}`, value);
    else cells.set(path, JSON.stringify(node) ?? 'undefined');
  };
  visit('', application.proposal);
  visit('organization', application.organization);
  return cells;
}

/** Paths whose cells differ between two applications. */
export function changedCells(before: Application, after: Application): CellPath[] {
  const [old, now] = [cellsOf(before), cellsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
}

/** True if a path equals a place or is below it. */
export const isWithin = (path: CellPath, place: CellPath): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
