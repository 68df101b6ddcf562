import { useSearchParams } from 'react-router-dom';

/** What the tab "Generated Content" shows: the newest text, an earlier one, or two side by side. */
export type VersionView =
  | { kind: 'newest' }
  | { kind: 'read'; version: number }
  | { kind: 'compare'; before: number; after: number };

/** Addresses of the three views, so that a link leads to each. */
export const versionAddress = {
  newest: '?tab=generated',
  read: (version: number) => `?tab=generated&version=${version}`,
  compare: (before: number, after: number) => `?tab=generated&compare=${before},${after}`,
};

/** Whatever the address says, the two are different texts that there are, the earlier one first. */
export function comparedVersions(address: string, newest: number): { before: number; after: number } {
  const asked = address.split(',').map(Number);
  const known = [...new Set(asked)].filter((each) => Number.isInteger(each) && each >= 1 && each <= newest);
  const [before, after] = known.sort((one, other) => one - other);
  if (before === undefined) return { before: newest - 1, after: newest };
  if (after !== undefined) return { before, after };
  return before === newest ? { before: newest - 1, after: newest } : { before, after: newest };
}

export function useVersionView(newest: number): VersionView {
  const [query] = useSearchParams();
  if (query.get('tab') !== 'generated') return { kind: 'newest' };
  const compare = query.get('compare');
  if (compare !== null) return { kind: 'compare', ...comparedVersions(compare, newest) };
  const version = Number(query.get('version'));
  const isEarlier = Number.isInteger(version) && version >= 1 && version < newest;
  return isEarlier ? { kind: 'read', version } : { kind: 'newest' };
}
