import { bare, cellsOf, linesOf, longestPiece, wholeSentences } from './pieces.ts';
import { namesRole, roleIn } from './roles.ts';

/** A team member in the writer's own words; unstated parts are absent. */
export interface TeamMember {
  name?: string;
  role?: string;
  time?: string;
  /** Everything the text says about this person. */
  text: string;
}

const title = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|Eng|Rev|Sr|Fr|Mme)\.? )?`;
const word = String.raw`\p{Lu}[\p{L}\p{M}’'-]*\.?`;
const latinName = `${title}${word}(?: (?:${word}|wa|de|da|du|la|van|der|den|bin|al|ole|arap|ole)){1,4}`;
const nameAtStart = new RegExp(`^(${latinName})(?![\\p{L}\\p{M}])`, 'u');
const nameOnly = new RegExp(`^(?:${latinName})$`, 'u');
/** In scripts without capitals: the words before the first punctuation mark, if they are as short as a name. */
const otherName =
  /^((?:\p{Script=Han}{2,4}|(?:\p{Script=Arabic}+ ){1,3}\p{Script=Arabic}+|(?:\p{Script=Ethiopic}+ ){1,2}\p{Script=Ethiopic}+))(?=\s*[，,،、:：(（–—-])/u;

const timeWords =
  /(?:full|part|half|quarter)[- ]time|\d[\d.,]*\s?(?:%|％|٪|per ?cent)(?: of (?:(?:his|her|their|the|working) )+time)?|\d[\d.,]* (?:hours?|days?|weeks?|months?) (?:a|per|each|every) (?:week|month|year)|\d(?:\.\d+)? ?FTE\b|\bmuda wote|\bnusu ya muda|temps plein|mi-temps|temps partiel|tiempo completo|medio tiempo|全职|兼职|دوام كامل|دوام جزئي/iu;
const timeInBracket =
  /[(（]([^()（）]*(?:time|%|％|٪|per ?cent|\b(?:days?|weeks?|months?|hours?|FTE)\b|muda|temps|tiempo|全职|兼职|个月|دوام|شهر)[^()（）]*)[)）]/iu;

function timeOf(text: string): string | undefined {
  const inBracket = timeInBracket.exec(text)?.[1];
  if (inBracket === undefined) return timeWords.exec(text)?.[0];
  // "(project manager, 50%)": the share alone.
  const parts = inBracket.split(/\s*[,，;]\s*/);
  return parts.length > 1 ? (timeWords.exec(inBracket)?.[0] ?? parts.at(-1)) : inBracket.trim();
}

/** A role is short: the words before the next punctuation mark, not a sentence. */
function roleOf(rest: string): string | undefined {
  const clause =
    /^[\s,，،:：–—(（-]*(?:(?:is|as|serves as|works as|acts as|will be|who is) )?(?:(?:the|our|an|a) )?([^,，،;；.。()（）|–—]{2,80})/iu
      .exec(rest)?.[1]
      ?.trim();
  if (!clause) return undefined;
  const until =
    clause.split(/ (?:and|who|with|since|has|will|is|gives|leads?|works?|for) /i)[0]?.trim() ?? '';
  if (timeWords.test(until)) return roleIn(rest);
  return namesRole(until) || until.split(/\s+/).length <= 4 ? until : roleIn(rest);
}

function fromCells(cells: string[], text: string): TeamMember | undefined {
  const name = cells.find((cell) => nameOnly.test(cell) || otherName.test(`${cell},`));
  const time = cells.map(timeOf).find(Boolean);
  const role =
    cells.find((cell) => cell !== name && namesRole(cell)) ??
    cells.find((cell) => cell !== name && !timeOf(cell));
  return name || (role && namesRole(role)) ? { name, role, time, text } : undefined;
}

function readMember(text: string): TeamMember | undefined {
  if (text.length > longestPiece) return undefined;
  const cells = cellsOf(text);
  if (cells.length > 1) return fromCells(cells, text);
  const time = timeOf(text);
  const name = (nameAtStart.exec(text) ?? otherName.exec(text))?.[1];
  const role = name && roleOf(text.slice(name.length));
  if (name && (!namesRole(name) || (role && namesRole(role)))) return { name, role, time, text };
  // "Project manager: Jane Doe (50%)".
  const [, before = '', after = ''] = /^([^:：–—]{2,60}?)\s*[:：–—]\s*(.+)$/u.exec(text) ?? [];
  const named = (nameAtStart.exec(after) ?? otherName.exec(`${after},`))?.[1];
  if (named && namesRole(before))
    return { name: named, role: before.replace(timeInBracket, '').trim(), time, text };
  // A post without a person: "Project manager (full-time)".
  const post = /^(?:(?:the|our|an?|one) )?([^,，;.:：()（）]{3,50})(?=[,，;.:：(（]|$)/iu.exec(text)?.[1];
  if (post && namesRole(post) && (time || post.split(' ').length <= 4))
    return { role: bare(post), time, text };
  return undefined;
}

const entriesOf = (text: string): string[] => {
  const lines = linesOf(text);
  return lines.length > 1
    ? lines
    : lines.flatMap((line) => line.split(/\s*[;；؛]\s*/)).flatMap(wholeSentences);
};

/** The people in a team text that lists them one by one; none if it is prose. */
export function parseTeam(text: string): TeamMember[] {
  const found = new Map<string, TeamMember>();
  for (const entry of entriesOf(text)) {
    const member = readMember(entry);
    const key = (member?.name ?? member?.role ?? '').toLowerCase();
    if (member && !found.has(key)) found.set(key, member);
  }
  return [...found.values()];
}
