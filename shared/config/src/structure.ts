import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, trackedPaths } from './tracked-files.ts';

export type Imports = ReadonlyMap<string, readonly string[]>;

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const specifier = /(?:\bfrom|\bimport\(|\bimport)\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** Which file imports which by a relative path; types and dynamic imports count. */
export function readImports(isRead: (file: string) => boolean): Imports {
  const sources = trackedPaths().filter((file) => /\.(tsx?|mjs)$/.test(file) && isRead(file));
  const known = new Set(sources);
  return new Map(
    sources.map((file) => {
      const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(specifier)];
      const targets = specifiers.map(([, path = '']) => join(dirname(file), path));
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** Groups of nodes that can reach one another (Tarjan), smallest names first. */
export function cyclesOf(graph: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const low = (node: string) => lowest.get(node) ?? 0;

  function visit(node: string): void {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(low(node), low(next)));
    }
    if (low(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) cycles.push(group.sort());
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles.sort();
}

/**
 * Cycles between the files and subfolders of one folder, for every folder. A subfolder may import files next to it,
 * as long as they do not import it in turn.
 */
export function folderCyclesOf(imports: Imports): string[][] {
  const levels = new Map<string, Map<string, string[]>>();
  for (const [from, targets] of imports) {
    for (const to of targets) {
      const a = from.split('/');
      const b = to.split('/');
      const depth = a.findIndex((part, at) => part !== b[at]);
      if (depth < 0) continue;
      const level = a.slice(0, depth).join('/');
      const graph = levels.get(level) ?? new Map<string, string[]>();
      levels.set(level, graph);
      const entry = a.slice(0, depth + 1).join('/');
      graph.set(entry, [...(graph.get(entry) ?? []), b.slice(0, depth + 1).join('/')]);
    }
  }
  return [...levels.values()].flatMap(cyclesOf).sort();
}
