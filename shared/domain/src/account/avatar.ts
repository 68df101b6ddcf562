/** First letters of the first and the last word. Counts whole characters, so that no script is cut in half. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return `${[...first][0] ?? ''}${last ? ([...last][0] ?? '') : ''}`;
}

/** Two letters for an organization on the leaderboard: `AB` for "Afya Bora". */
export function avatarOf(name: string): string {
  const initials = initialsOf(name);
  const large = initials.toUpperCase();
  // A few letters have two-letter capitals: these stay unchanged.
  return [...large].length === [...initials].length ? large : initials;
}
