import { type NavEntry, navGroups, navIcons, permissionNames } from '@harambee/domain';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { RegistryProblem } from '../registry-problem.ts';

/** The form of an entry, without the closed lists: another shell may know another icon. */
const Entry = Type.Object({
  path: Type.String({ pattern: '^(/[a-z0-9-]+)+$' }),
  label: Type.String({ minLength: 1, maxLength: 24 }),
  icon: Type.String({ maxLength: 32 }),
  group: Type.String({ maxLength: 32 }),
  order: Type.Optional(Type.Number()),
  key: Type.Optional(Type.String({ pattern: '^[a-z]$' })),
  needs: Type.Optional(Type.String({ maxLength: 64 })),
  subtitle: Type.Optional(Type.String({ maxLength: 80 })),
});

const isBelow = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The entries that a shell can show. Others are left out: whoever reads a release must not lose the remote for them. */
export const navOf = ({ paths, nav = [] }: { paths: string[]; nav?: unknown[] }): NavEntry[] =>
  nav.flatMap((entry) =>
    Value.Check(Entry, entry) && isBelow(entry.path, paths) ? [Value.Clean(Entry, entry) as NavEntry] : [],
  );

/** Refuses, in words, an entry that no shell of today would show: the place where its author can still mend it. */
export function assertNav(name: string, paths: readonly string[], nav: readonly unknown[] = []): void {
  for (const [at, entry] of nav.entries()) {
    const refused = (problem: string) =>
      new RegistryProblem(`remote.json of ${name}: entry ${at + 1} of nav ${problem}`);
    if (!Value.Check(Entry, entry)) {
      const [problem] = Value.Errors(Entry, entry);
      throw refused(
        `is wrong${problem?.instancePath && ` at ${problem.instancePath}`}: ${problem?.message}.`,
      );
    }
    if (!isBelow(entry.path, paths)) throw refused(`leads to ${entry.path}, which is not among its paths.`);
    for (const [field, known] of [
      ['icon', navIcons],
      ['group', navGroups],
      ['needs', permissionNames],
    ] as const) {
      const value = entry[field];
      if (value !== undefined && !(known as readonly string[]).includes(value)) {
        throw refused(`has the ${field} "${value}"; choose one of ${known.join(', ')}.`);
      }
    }
  }
}
