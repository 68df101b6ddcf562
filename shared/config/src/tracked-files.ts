import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '../../..');

/** One line of a text file of the repository. `line` counts from 1. */
export interface TrackedLine {
  path: string;
  line: number;
  text: string;
}

/** The repository's files, including new ones. Ignored files (builds, installed packages) are not among them. */
export function trackedPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)));
}

/** Every line of the text files whose path matches. */
export function trackedLines(matches: (path: string) => boolean): TrackedLine[] {
  return trackedPaths()
    .filter((path) => /\.(ts|tsx|js|cjs|mjs|json|md|yml|yaml|html|css|sh)$/.test(path) && matches(path))
    .flatMap((path) => linesOf(path));
}

function linesOf(path: string): TrackedLine[] {
  const content = readFileSync(join(root, path), 'utf8');
  return content.split('\n').map((text, index) => ({ path, line: index + 1, text }));
}

/** A line and its place, for the message of a failed test. */
export const at = ({ path, line, text }: TrackedLine) => `${path}:${line} ${text.trim().slice(0, 160)}`;
