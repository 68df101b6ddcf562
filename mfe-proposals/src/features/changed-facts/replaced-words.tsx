import { VisuallyHidden } from '@harambee/ui';

/** What two texts have in common at their ends, up to the nearest space. */
function sharedEnds(from: string, to: string): { before: number; after: number } {
  const most = Math.min(from.length, to.length);
  let before = 0;
  while (before < most && from[before] === to[before]) before += 1;
  while (before > 0 && !/\s/u.test(from[before - 1] ?? '')) before -= 1;
  let after = 0;
  while (after < most - before && from.at(-1 - after) === to.at(-1 - after)) after += 1;
  while (after > 0 && !/\s/u.test(from[from.length - after] ?? '')) after -= 1;
  return { before, after };
}

/** A text as it is and as it would be, marked by more than color. */
export function ReplacedWords({ from, to }: { from: string; to: string }) {
  const { before, after } = sharedEnds(from, to);
  const middle = (text: string) => text.slice(before, text.length - after);
  return (
    <p dir="auto">
      {from.slice(0, before)}
      <del>
        <VisuallyHidden>removed: </VisuallyHidden>
        {middle(from)}
      </del>{' '}
      <ins>
        <VisuallyHidden>added: </VisuallyHidden>
        {middle(to)}
      </ins>
      {from.slice(from.length - after)}
    </p>
  );
}
