import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** One line of a text file of the repository. `line` counts from 1. */
export interface TrackedLine {
  path: string;
  line: number;
  text: string;
}

/** Every line of the files that `git` knows and whose path matches. */
export function trackedLines(matches: (path: string) => boolean): TrackedLine[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter(
      (path) => path && /\.(ts|tsx|js|cjs|mjs|json|md|yml|yaml|html|css|sh)$/.test(path) && matches(path),
    )
    .flatMap((path) => linesOf(path));
}

function linesOf(path: string): TrackedLine[] {
  try {
    const content = readFileSync(join(root, path), 'utf8');
    return content.split('\n').map((text, index) => ({ path, line: index + 1, text }));
  } catch {
    return []; // Deleted here, and not yet committed.
  }
}

/** Where a line is, with what it says, for the message of a failed test. */
export const at = ({ path, line, text }: TrackedLine) => `${path}:${line} ${text.trim().slice(0, 160)}`;
