import { emptyProfileFields } from '../profile/empty-profile.ts';
import { rowRules } from '../profile/evidence-rules.ts';
import type { ProfileFields, UpdateProfileBody } from '../profile/profile.schemas.ts';
import { profileFieldTable, profileLabels } from '../profile/profile-fields.ts';
import { profileRules } from '../profile/profile-rules.ts';
import { problemsOf } from '../rules.ts';
import { type MergeKind, mergeFields } from './merge-fields.ts';
import { asksAfterMerge, type Merging, resultOf } from './merging.ts';

function kindOf(name: string): MergeKind {
  if (name in rowRules) return { rows: 'id' };
  if (name === 'hiddenContactFields') return 'set';
  const kind = name in profileFieldTable ? profileFieldTable[name as keyof ProfileFields].kind : undefined;
  return kind === 'goals' || kind === 'list' ? 'set' : 'whole';
}

/** A description that repeats the mission was not written (PROF-13): it follows the mission. */
const withoutMirror = (fields: UpdateProfileBody): UpdateProfileBody =>
  fields.description !== undefined && fields.description.trim() === fields.mission?.trim()
    ? { ...fields, description: '' }
    : fields;

/** Merges changes of one profile by two people (OFFLINE-19): fields, goals, and dated facts row by row. */
export const mergeProfiles: Merging<UpdateProfileBody> = (versions) => {
  const [read, mine, theirs] = [versions.read, versions.mine, versions.theirs].map(withoutMirror) as [
    UpdateProfileBody,
    UpdateProfileBody,
    UpdateProfileBody,
  ];
  const merge = mergeFields({ read, mine, theirs }, Object.keys(mine), kindOf);
  const fields = { ...merge.values } as UpdateProfileBody;
  if (fields.description === '') fields.description = fields.mission ?? theirs.mission ?? '';
  const problemsIn = (of: object) => problemsOf(profileRules, { ...emptyProfileFields, ...of });
  const broken = asksAfterMerge(merge, {
    before: problemsIn(read),
    after: problemsIn({ ...theirs, ...fields }),
  });
  return resultOf(merge, fields, broken, profileLabels);
};
