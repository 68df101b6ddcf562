import type { AttachmentKind } from '@harambee/domain';
import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
import { noWords, yesWords } from '../tables/column-words.ts';
import { cellOf, type Grid } from '../tables/grids.ts';
import { folded } from '../text/folded.ts';
import { says } from '../text/phrases.ts';
import { sentencesOf } from '../text/sentences.ts';
import {
  attachmentKind,
  listLead,
  listVerb,
  listVerbBehind,
  listVerbInside,
  notAlways,
  tellingWords,
} from './attachment-words.ts';

export interface AttachmentFound {
  name: string;
  kind: AttachmentKind;
  isRequired: boolean;
  isSure: boolean;
  at: Place;
  lines: Place[];
}

const longestName = 200;

/** "..., if you employ staff"; "if applicable" leaves it to the reader whether it applies, not whether to send it. */
const onlyIf =
  /(?:[,(]\s?|\S\s)(?:only |solo |uniquement |apenas )?(?:if|when|where|s'il|si|se|caso|lorsque|cuando|quando|en caso de|em caso de|only for|solo para|uniquement pour|apenas para|so para)\s(?!applicable|aplica|applicav)/u;

function attachment(passage: Passage, words: string, from = 0): AttachmentFound[] {
  const plain = folded(words);
  // "(optional)" is said by the row itself; other brackets belong to the name.
  const name = words
    .slice(listVerb.exec(plain)?.[0].length ?? 0)
    .replace(/\s?[([][^()[\]]{0,20}(?:option|facultat|opcion|opciona)[^()[\]]{0,10}[)\]]/giu, '')
    .replace(/^[\s,;:–_-]+|(?:\s(?:and|et|y|e))?[\s.,;:*_…]*$/g, '');
  if (!/\p{L}{3}/u.test(name) || name.length > longestName) return [];
  return [
    {
      name,
      kind: attachmentKind(plain),
      isRequired: !(says(plain, notAlways) || onlyIf.test(plain)),
      isSure: true,
      at: placeAt(passage, from),
      lines: linesOf(passage),
    },
  ];
}

const isKnownList = (found: readonly AttachmentFound[]): boolean =>
  found.length > 1 && found.filter(({ kind }) => kind !== 'other').length >= found.length * 0.8;

/** "Attach: three invoices; a sketch map; a letter." */
function inline({ passage }: Placed): AttachmentFound[] {
  const lead = /^[^:]{3,60}:\s/.exec(passage.text)?.[0];
  const isList =
    lead &&
    (listLead.test(passage.plain) || listVerb.test(passage.plain) || zoneOf(folded(lead)) === 'attachments');
  if (!lead || /\?/.test(passage.text)) return [];
  const rest = passage.text.slice(lead.length);
  const found = parts(passage, lead.length, passage.text.length);
  // Words before the colon that no rule knows: nearly all behind it must be documents.
  if (!isList) return isKnownList(found) && !/\d\s?(?:%|p)/.test(rest) ? found : [];
  return found.length < 2 && rest.length > 80 ? [] : found.map((one) => ({ ...one, isSure: true }));
}

const article = 'a|an|the|your|une?|le|la|les|votre|el|los|las|su|o|os|as|um|uma|copy|copies';
const betweenNamed = new RegExp(String.raw`[,;]\s|\s(?:and|et|y|e)\s(?=(?:${article})\s)`, 'u');
/** Behind a comma or semicolon "and" parts the last two, too. */
const betweenAll = /[,;]\s|\s(?:and|et|y|e)\s(?=\S+(?:\s\S+){0,4}\s?\.?$)/u;
const betweenLong = /;\s?/u;

/** Between semicolons several may stand with commas: "the statutes, the accounts; a letter". */
function enumerated(part: string): string[] {
  const several = part.split(betweenAll);
  return part.includes(', ') && several.every((one) => attachmentKind(folded(one)) !== 'other')
    ? several
    : [part];
}

/** The documents that words list, as what parts them says. */
function parts(passage: Passage, from: number, to: number): AttachmentFound[] {
  const words = passage.text.slice(from, to);
  const separator = words.includes(';') ? betweenLong : words.includes(',') ? betweenAll : betweenNamed;
  let at = from;
  return words
    .split(separator)
    .flatMap(enumerated)
    .flatMap((part) => {
      const start = passage.text.indexOf(part, at);
      at = start + part.length;
      const name = part.replace(/^\s?(?:and|et|y|e)\s|^\s?\([a-z\d]{1,3}\)\s/, '');
      // "..., if you have one, ..." says when, not what.
      const when = /^(?:if|si|se|s'il|when|where|for|pour|para)\s[^,]*(?:,\s|$)/iu.exec(name)?.[0];
      if (when && when.length === name.length) return [];
      if (when && /^(?:if|si|se|s'il|when|where)\s/i.test(when))
        return attachment(passage, name.slice(when.length), start).map((one) => ({
          ...one,
          isRequired: false,
          isSure: false,
        }));
      return attachment(passage, name, start).map((one) => ({ ...one, isSure: false }));
    });
}

/** "Please attach your latest accounts, your constitution and a bank statement." */
function inSentence({ passage }: Placed): AttachmentFound[] {
  return sentencesOf(passage.text).flatMap(({ start, end }) => {
    const sentence = passage.plain.slice(start, end);
    if (sentence.length > longestSentence || /[:?]/.test(sentence)) return [];
    const lead = listVerb.exec(sentence)?.[0];
    if (lead) return parts(passage, start + lead.length, end);
    const inside = [...sentence.matchAll(listVerbInside)].at(-1);
    const behind = [...sentence.matchAll(listVerbBehind)].at(0);
    if (!inside && !behind) return [];
    const found = inside
      ? parts(passage, start + inside.index + inside[0].length, end)
      : parts(passage, start, start + (behind?.index ?? 0));
    // Words that a rule does not know as a document may be anything: most must be known.
    return found.filter(({ kind }) => kind !== 'other').length * 2 >= found.length ? found : [];
  });
}
const longestSentence = 300;

/** "Documents | registration | signed budget": what the label says to send. */
function behindLabel(passage: Passage): AttachmentFound[] {
  const [, ...cells] = passage.cells;
  const [only = ''] = cells;
  if (cells.length > 1 || !/[,;]/.test(only)) return cells.flatMap((cell) => attachment(passage, cell));
  return parts(passage, passage.text.length - only.length, passage.text.length);
}

/** A row without a head: the cell with most words is the document. */
function rowOf(passage: Passage): AttachmentFound[] {
  const plain = passage.cells.map((cell) => folded(cell).trim());
  const words = passage.cells.filter(
    (_, index) => !yesWords.has(plain[index] ?? '') && !noWords.has(plain[index] ?? ''),
  );
  const name = words.sort((one, other) => other.length - one.length)[0] ?? '';
  const isOptional = plain.some((cell) => noWords.has(cell));
  return attachment(passage, name).map((one) => ({ ...one, isRequired: one.isRequired && !isOptional }));
}

const annexLead =
  /^(?:annexe?|appendix|anexo|attachment|pi[eè]ce(?: jointe)?|adjunto|enclosure)\s?(?:n[o°º.]{1,2}\s?)?[\p{L}\d]{1,3}\s?[:.)–-]?\s+/iu;

/** "Annex 1: statutes", "Annex 2: accounts": one below the other they are a list of documents, not parts of the call. */
function annexLists(items: readonly Placed[]): ReadonlySet<Passage> {
  const isAnnex = items.map(({ passage }) => annexLead.test(passage.text) && passage.text.length < 140);
  return new Set(
    items
      .filter((_, index) => isAnnex[index] && (isAnnex[index - 1] || isAnnex[index + 1]))
      .map(({ passage }) => passage),
  );
}

/** Lists of two or more of which most are documents that a rule knows, whatever stands above them. */
function documentLists(items: readonly Placed[]): ReadonlySet<Passage> {
  const listed = new Set<Passage>();
  let run: Passage[] = [];
  let isOpened = false;
  const end = () => {
    const known = run.filter(({ plain }) => attachmentKind(plain) !== 'other').length;
    if (run.length > 1 && known >= run.length * 0.6) for (const passage of run) listed.add(passage);
    run = [];
  };
  for (const { passage, part, signs, isHeading } of items) {
    const opens = /:$/.test(passage.text) && passage.marker === undefined;
    if (isHeading && !opens) isOpened = false;
    if (opens) isOpened = true;
    else if (passage.isApart && passage.marker === undefined) isOpened = false;
    const isListed =
      passage.marker === undefined ? isOpened && !opens : passage.marker.kind === 'bullet' || isOpened;
    const isItem =
      isListed &&
      (part.zone === 'form' || part.zone === 'guide' || part.zone === 'closed') &&
      !isHeading &&
      !signs.isAsking &&
      signs.limits.length === 0 &&
      passage.text.length < 140 &&
      !(/\.$/.test(passage.text) && says(passage.plain, tellingWords));
    if (!isItem || run.at(-1)?.marker?.style !== passage.marker?.style) end();
    if (isItem) run.push(passage);
  }
  end();
  return listed;
}

/** Documents that the call asks for: lists below a heading that says so, one line that lists them, rows of a table. */
export function readAttachments(
  items: readonly Placed[],
  grids: readonly Grid[],
  isQuestion: (passage: Passage) => boolean,
): AttachmentFound[] {
  const inGrid = new Set(grids.flatMap(({ head, rows }) => [head, ...rows]));
  const documents = documentLists(items);
  const annexes = annexLists(items);
  const inText = items.flatMap((item) => {
    const { passage, signs, isHeading, part } = item;
    if (passage.isRow && inGrid.has(passage)) return [];
    if (passage.isRow && zoneOf(folded(passage.cells[0] ?? '')) === 'attachments')
      return behindLabel(passage);
    if (passage.isRow) return part.zone === 'attachments' ? rowOf(passage) : [];
    if (isQuestion(passage) || signs.isQuestion) return [];
    // Lines to be filled in are no documents; a line with room for a tick is one.
    if (signs.isBlank && !(part.zone === 'attachments' && /^[^.…_]{5,}[.…_\s[\]]+$/.test(passage.text)))
      return [];
    const listedInline = inline(item);
    if (listedInline.length > 0 && part.zone !== 'closed' && (!isHeading || listedInline.length > 1))
      return listedInline;
    const isKnown = attachmentKind(passage.plain) !== 'other' && !/\.$/.test(passage.text);
    if (signs.isUpload && (signs.isStarred || signs.isOptional || isKnown) && part.zone === 'form')
      return attachment(passage, passage.text);
    const isItem =
      part.zone === 'attachments' && passage.marker !== undefined && !listVerb.test(passage.plain);
    const said =
      isHeading || isItem || part.zone === 'closed' || part.zone === 'guide' ? [] : inSentence(item);
    // One document below a question belongs to its answer.
    if (said.length > (part.zone === 'form' ? 1 : 0) && passage.marker?.kind !== 'number') return said;
    if (documents.has(passage))
      return attachment(passage, passage.text).map((one) => ({ ...one, isSure: false }));
    if (annexes.has(passage)) return attachment(passage, passage.text.replace(annexLead, ''));
    if (isHeading || part.zone !== 'attachments') return [];
    if (passage.cells.length > 1 && passage.marker === undefined)
      return passage.cells.flatMap((cell) => attachment(passage, cell));
    const label = /^[^:]{3,50}:\s/.exec(passage.text)?.[0];
    const other = label && zoneOf(folded(label));
    if (other && other !== 'attachments') return [];
    // A sentence about the list is no item of it.
    const isSentence =
      passage.marker === undefined &&
      /[.!]$/.test(passage.text) &&
      (passage.text.length > 140 || says(passage.plain, tellingWords));
    const isAside = passage.marker === undefined && /^[([]/.test(passage.text);
    const several = passage.marker === undefined && /[,;].*\.$/.test(passage.text);
    if (several && !isSentence)
      return parts(passage, 0, passage.text.length).map((one) => ({ ...one, isSure: true }));
    return isSentence || isAside || /:$/.test(passage.text) ? [] : attachment(passage, passage.text);
  });
  const rows = grids
    .filter(({ kind }) => kind === 'attachments')
    .flatMap((grid) =>
      grid.rows.flatMap((row) => {
        const name = cellOf(grid, row, 'attachment');
        // "Doc | Send as PDF": a note that repeats the head.
        if (name === grid.head.cells[0]) return [];
        const isOptional = noWords.has(folded(cellOf(grid, row, 'required')).trim());
        return attachment(row, name).map((one) => ({ ...one, isRequired: one.isRequired && !isOptional }));
      }),
    );
  return [...inText, ...rows];
}
