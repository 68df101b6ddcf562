import { type Check, leftover } from './contradiction.ts';
import { passagesOf } from './passages.ts';

interface Trace {
  pattern: RegExp;
  what: string;
}

const nextIsName = String.raw`(?!\s+\p{Lu}\p{L})`;

/** What forms, dummy texts and notes between colleagues look like. */
const traces: readonly Trace[] = [
  { pattern: /\blorem ipsum\b[^.]*/iu, what: 'is dummy text' },
  { pattern: /\b(?:dolor sit amet|consectetur adipiscing)\b/iu, what: 'is dummy text' },
  {
    pattern:
      /\b(?:click|tap) (?:here )?(?:or tap )?(?:here )?to (?:enter|add|insert|edit)(?: text| a date)?/iu,
    what: 'is the prompt of a form',
  },
  {
    pattern: /\b(?:enter|type|write|insert) (?:your )?(?:text|name|title|answer|description) here\b/iu,
    what: 'is the prompt of a form',
  },
  { pattern: /\bchoose an item\b|\bselect an option\b/iu, what: 'is the prompt of a form' },
  {
    pattern:
      /\b(?:insert|add|fill in|put) (?:the |your |a )?(?:name|date|figure|amount|number|logo|photo|quote|source|reference|organi[sz]ation)\b(?! of\b)(?= ?(?:here|\.|$|\n))/iu,
    what: 'is a note that was to be followed',
  },
  { pattern: /\b(?:TODO|FIXME|TKTK|WIP)\b/u, what: 'is a note between colleagues' },
  { pattern: /\b(?:your|our) (?:organi[sz]ation|company|ngo) name\b/iu, what: 'stands where a name belongs' },
  {
    pattern: /#(?:REF|N\/A|VALUE|DIV\/0|NAME)[!?]?|Error! (?:Reference|Bookmark)[^.]*/u,
    what: 'is the error of a spreadsheet or a document',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:TBC|TBD|TBA|T\.B\.C\.|T\.B\.D\.)(?![\p{L}])${nextIsName}`,
      'u',
    ),
    what: 'is still to be confirmed',
  },
  {
    pattern:
      /\(to be (?:confirmed|determined|decided|advised|announced|completed)[^)]*\)|^to be (?:confirmed|determined|decided|advised|announced|completed)\.?$/imu,
    what: 'is still open',
  },
  { pattern: /(?<![\p{L}\p{N}_])_{2,}(?![\p{L}\p{N}_])/u, what: 'is a blank that nobody has filled' },
  { pattern: /(?<!\.)\.{5,}(?!\.)|…{2,}/u, what: 'is a blank that nobody has filled' },
  { pattern: /\?{3,}/u, what: 'is an open question' },
  {
    pattern:
      /\{\{[^{}]*\}\}|<<[^<>]*>>|«\s*\p{Lu}[\p{Lu}_ ]+»|<(?:name|insert|date|amount|title|organi[sz]ation)[^<>]*>/iu,
    what: 'is the field of a template',
  },
  // Roman thirty counts an assembly or a century and stands before its name.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:X{4,}|x{3,}|X{3}(?!\s+(?:edition|congress|anniversary|century|assembly|session)\b)${nextIsName})(?![\p{L}])`,
      'u',
    ),
    what: 'stands where a figure or a name belongs',
  },
  {
    pattern: /(?:\p{Sc}|\b[A-Z]{3}) ?XX\b|\bXX ?%|\b(?:in|by) 20XX\b/u,
    what: 'stands where a figure belongs',
  },
  {
    pattern: /\((?:check|ask|confirm|verify|discuss|update)(?:ed)? (?:with|by|this|these|again)\b[^)]*\)/iu,
    what: 'is a note between colleagues',
  },
  {
    pattern: /^(?:NB|Note to (?:self|\p{Lu}\p{Ll}+)|Comment \[\w+\])\s*:.*/imu,
    what: 'is a note between colleagues',
  },
];

const bracket = /\[([^[\]]*)\](?!\()/gu;
/** Footnotes, "[sic]" and additions to a quotation. */
const isUsual = (inside: string, before: string): boolean =>
  /^(?:\d{1,3}(?:[,–-] ?\d{1,3})*|sic|…|\.{3}|!|a-z)$/iu.test(inside.trim()) ||
  (isQuoted(before) && /^[\p{Ll}\d][\p{L}\d’' ,-]*$/u.test(inside.trim()));

/** Whether a quotation is open before a place. */
function isQuoted(before: string): boolean {
  const block = before.slice(before.lastIndexOf('\n') + 1);
  const open = Math.max(block.lastIndexOf('“'), block.lastIndexOf('„'), block.lastIndexOf('«'));
  const close = Math.max(block.lastIndexOf('”'), block.lastIndexOf('»'));
  return open > close || (block.match(/"/g) ?? []).length % 2 === 1;
}

/** What an earlier draft, a form or a note left in a text (CHECK-05). */
export const leftTraces: Check = function* leftTraces(checked) {
  for (const { path, text } of passagesOf(checked)) {
    for (const { pattern, what } of traces) {
      const [words] = pattern.exec(text) ?? [];
      if (words === undefined) continue;
      yield leftover(checked, { message: `“${words.trim().slice(0, 80)}” ${what}.`, at: [path] });
    }
    for (const { 0: words, 1: inside = '', index } of text.matchAll(bracket)) {
      if (isUsual(inside, text.slice(0, index))) continue;
      const what =
        inside.trim() === '' || /^[\s_.…xX?-]+$/.test(inside)
          ? 'are brackets with nothing in them'
          : 'stands in brackets, as a note that was to be followed';
      yield leftover(checked, { message: `“${words.slice(0, 80)}” ${what}.`, at: [path] });
    }
  }
};

const ahead = /\b(?:will|shall|is to|are to|plan to|plans to|going to)\b/giu;
const dated =
  /\b(?:in|by|on|from|until|during|before)\s(?:\d{1,2}\s)?((?:\p{Lu}\p{Ll}{2,8}\s)?(?:\d{1,2},\s)?((?:19|20)\d\d))\b(?![-/]\d)/giu;
const past = /\b(?:was|were|had|has been|have been|as|since|than|agreed|signed|of)\b|[,;:(]/i;

/** Something that is still to come, in a year that is past. */
export const pastFuture: Check = function* pastFuture(checked, today) {
  const year = Number(today.slice(0, 4));
  for (const { path, text } of passagesOf(checked))
    for (const { index } of text.matchAll(ahead)) {
      const rest = text.slice(index).split(/(?<=[.!?])\s|\n/)[0] ?? '';
      dated.lastIndex = 0;
      const found = dated.exec(rest);
      if (!found || Number(found[2]) >= year || past.test(rest.slice(0, found.index))) continue;
      yield leftover(checked, {
        message: `“${rest.slice(0, found.index + found[0].length)}” is told as still to come, but ${found[1]} is past.`,
        at: [path, 'startDate'],
      });
    }
};
