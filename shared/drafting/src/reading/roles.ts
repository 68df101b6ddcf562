/** Words for people and bodies responsible for work, in the languages our users write most. */
const roleNoun =
  /(?<![\p{L}\p{M}])(?:(?:co-?ordinat|direct|supervis|facilitat|audit|evaluat|instruct|counsell|administrat)ors?|(?:manag|lead|train|teach|organis|organiz|engine|design|develop|research|treasur|lawy|driv|caretak|enumerat)e?r?ers?|officers?|engineers?|nurses?|doctors?|midwi(?:fe|ves)|accountants?|consultants?|contractors?|assistants?|specialists?|experts?|advis[eo]rs?|mechanics?|technicians?|\p{L}*(?:geolog|agronom|econom|biolog|psycholog|sociolog)ists?|committees?|board|partners?|volunteers?|staff|team|chair(?:person|man|woman)?|secretary|bookkeeper|social workers?|health workers?|field workers?|principal|mratibu|meneja|mkurugenzi|afisa|mwalimu|mhandisi|muuguzi|mhasibu|kamati|wajitolea|directeur|directrice|coordinateur|coordinatrice|responsable|ingénieure?|infirmière|infirmier|comptable|coordinadora?|directora|ingenier[oa]|enfermer[oa])(?![\p{L}\p{M}])|(?:项目|财务|监测|社区|技术|水)?(?:经理|主任|协调员|负责人|工程师|教师|老师|护士|会计|委员会|专员|顾问)|مدير\p{L}*|منسق\p{L}*|مهندس\p{L}*|مسؤول\p{L}*|لجنة|محاسب\p{L}*|ممرض\p{L}*|معلم\p{L}*/iu;

/** Words that end the name of a role to its left. */
const stops =
  /^(?:a|an|and|as|at|by|each|every|for|from|her|his|in|is|its|of|on|or|our|she|he|the|their|they|this|to|was|we|who|will|with|un|une|le|la|les|des|du|el|los|se|does|with|are|be|that)$/i;

/**
 * The first role a text names, with the words that belong to it: "monitoring officer". Undefined if it names none.
 */
export function roleIn(text: string): string | undefined {
  const found = roleNoun.exec(text);
  if (!found) return undefined;
  let start = found.index;
  for (let words = 0; words < 2; words += 1) {
    const before = /(?<![\p{L}\p{M}\d-])([\p{L}\p{M}][\p{L}\p{M}&-]*) $/u.exec(
      text.slice(Math.max(0, start - 40), start),
    );
    if (!before?.[1] || stops.test(before[1])) break;
    start -= before[0].length;
  }
  return text.slice(start, found.index + found[0].length);
}

/** True if a text, such as one in brackets, says who does the work. */
export const namesRole = (text: string): boolean => roleNoun.test(text);
