import { bare } from './pieces.ts';
import { namesRole, roleIn } from './roles.ts';

const statement =
  /(?:\bled by|\bresponsible:?|\bresponsibility of|\bowner:?|\blead:|\bcarried out by|\bdone by|\bmanaged by|\bsupervised by|\bwith support from|\bby(?= the| our)|负责人?[:：]|المسؤول:)\s*(?:the |our )?([^;,.()|；，。]{3,60})/iu;

/** Who is responsible for a step of the plan, in the words of its line. */
export function phaseOwner(
  text: string,
  cells: readonly string[],
  people: readonly string[],
): string | undefined {
  const isSomebody = (words: string) =>
    namesRole(words) || people.some((name) => words.toLowerCase().includes(name.toLowerCase()));
  const last = cells.at(-1);
  if (cells.length > 1 && last && !/^[\d\s–—-]+$/.test(last) && isSomebody(last)) return last;
  const brackets = Array.from(text.matchAll(/[(（]([^()（）]{2,120})[)）]/gu), ([, inside = '']) =>
    inside.trim(),
  );
  const bracket = brackets.find(isSomebody);
  if (bracket) return bracket.replace(/^(?:led by|responsible:?|owner:?|lead:?)\s+/iu, '');
  const named = statement.exec(text)?.[1];
  if (named && isSomebody(named)) return bare(named);
  const ending = /[–—-] ([^–—:;.]{3,60})$/u.exec(text)?.[1];
  if (ending && ending.split(' ').length <= 5 && isSomebody(ending)) return bare(ending);
  const person = people.find((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase()));
  if (person) {
    const at = text.toLowerCase().indexOf(person.toLowerCase());
    return text.slice(at, at + person.length);
  }
  return undefined;
}

/** "Committees run the water points": the subject of the activity is its owner. */
export function beginner(activity: string): string | undefined {
  const clause = activity.replace(/^(?:the|our) /iu, '');
  const role = roleIn(clause);
  return role && clause.startsWith(role) && clause.length > role.length + 3 ? role : undefined;
}
