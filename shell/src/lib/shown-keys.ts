export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const named: Record<string, { shown: string; spoken: string }> = {
  $mod: isApple ? { shown: '⌘', spoken: 'Command' } : { shown: 'Ctrl', spoken: 'Control' },
  Enter: { shown: '↵', spoken: 'Enter' },
};
const keysOf = (press: string) => press.split('+');

/** The keys of a shortcut as printed on this keyboard: `['$mod+Enter']` is ⌘ ↵ or Ctrl ↵. */
export const shownKeys = (shortcut: readonly string[]): string[] =>
  shortcut.flatMap((press) => keysOf(press).map((key) => named[key]?.shown ?? key.toUpperCase()));

/** The same for screen readers: "Control Enter", "G then D". */
export const spokenKeys = (shortcut: readonly string[]): string =>
  shortcut
    .map((press) =>
      keysOf(press)
        .map((key) => named[key]?.spoken ?? key.toUpperCase())
        .join(' '),
    )
    .join(' then ');
