import { paths } from '../paths.ts';
import type { Permission } from './permissions.ts';

const pages: readonly (readonly [RegExp, Permission])[] = [
  [new RegExp(`^${paths.newProposal}$`), 'proposals.write'],
  [new RegExp(`^${paths.newCall}$`), 'calls.write'],
  [new RegExp(`^${paths.newProfile}$`), 'profile.write'],
  [new RegExp(`^${paths.editProfile('[^/]+')}$`), 'profile.write'],
];

/** What a page asks of a role, by its path; undefined for pages that everybody may open (TEAM-09). */
export function permissionOfPage(path: string): Permission | undefined {
  const [plain = ''] = path.split(/[?#]/);
  return pages.find(([pattern]) => pattern.test(plain))?.[1];
}
