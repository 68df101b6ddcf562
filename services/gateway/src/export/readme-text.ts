import type { ExportScope } from '@harambee/domain/schemas';
import type { PartHead } from './export-part.ts';

const line = (name: string, text: string): string => `${name}\n    ${text}\n`;

/** README.txt of an archive: what each file is, what is missing and why. */
export function readmeText(heads: readonly PartHead[], scope: ExportScope, at: Date): string {
  const contents = heads.flatMap((head) => head.contents);
  const reasons = new Map<string, string[]>();
  for (const { name, why } of heads.flatMap((head) => head.leftOut)) {
    reasons.set(why, [...(reasons.get(why) ?? []), name]);
  }
  const what =
    scope === 'organization'
      ? 'Everything Harambee stores about your organization (folder "organization") and you (folder "you").'
      : 'Everything Harambee stores about you (folder "you"). Owners can download what belongs to the organization.';
  return [
    'YOUR DATA FROM HARAMBEE',
    '',
    what,
    `Created on ${at.toISOString().slice(0, 16).replace('T', ' at ')} (UTC).`,
    '',
    'Files ending in .json are text: any editor opens them, and other programs can read them.',
    'Times are in UTC, amounts are in whole US dollars unless stated otherwise.',
    '',
    'WHAT IS IN IT',
    '',
    ...contents.map(({ name, about }) => line(name, about)),
    'Conversations with Rafiki are not stored, so there are none to download.',
    '',
    'WHAT IS NOT IN IT, AND WHY',
    '',
    ...[...reasons].map(([why, names]) => line(names.join(', '), why)),
  ].join('\n');
}
