import type { PublicDirectory } from '@harambee/domain/schemas';
import { trusted } from 'mongoose';
import { directoryIndex, ProfileModel } from '../profiles/profile.model.ts';

const publicAfter = (after: string) =>
  ProfileModel.find(
    { isActive: true, _id: trusted({ $gt: after }) },
    { _id: 1, updatedAt: 1 },
    { allTenants: true },
  )
    .sort({ _id: 1 })
    .hint(directoryIndex)
    .lean<{ _id: string; updatedAt: Date }[]>();

/**
 * Public profiles by id, after this one. Reads keys of an index alone. A profile whose organization was removed may be
 * in it until its row is gone; its page already answers 404.
 */
export async function publicDirectory(after: string, limit: number): Promise<PublicDirectory> {
  const rows = await publicAfter(after).limit(limit);
  return { profiles: rows.map(({ _id: id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })) };
}

/** The id after which each part of the directory begins; the first part begins after nothing. */
export async function directoryParts(size: number): Promise<string[]> {
  const parts = [''];
  for (;;) {
    const [last] = await publicAfter(parts.at(-1) as string)
      .skip(size - 1)
      .limit(1);
    const isMore = last && (await publicAfter(last._id).limit(1)).length > 0;
    if (!isMore) return parts;
    parts.push(last._id);
  }
}
