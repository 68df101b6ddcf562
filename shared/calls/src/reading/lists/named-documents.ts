import type { AttachmentKind } from '@harambee/domain';
import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
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

/** The document that words name, if they name one. */
export function attachment(passage: Passage, words: string, from = 0): AttachmentFound[] {
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
  found.length > 1 && found.filter(({ kind }) => kind !== 'other').length >= found.length * 0.6;

/** "Attach: three invoices; a sketch map; a letter." */
export function inline({ passage }: Placed): AttachmentFound[] {
  const lead = /^[^:?]{3,60}[:?]\s/.exec(passage.text)?.[0];
  const isList =
    lead &&
    (listLead.test(passage.plain) || listVerb.test(passage.plain) || zoneOf(folded(lead)) === 'attachments');
  if (!lead) return [];
  const rest = passage.text.slice(lead.length);
  if (/\?/.test(rest) || (/\?/.test(lead) && zoneOf(folded(lead), true) !== 'attachments')) return [];
  const found = parts(passage, lead.length, passage.text.length);
  // Words before the colon that no rule knows: nearly all behind it must be documents.
  if (!isList) return isKnownList(found) && !/\d\s?(?:%|p)/.test(rest) ? found : [];
  return found.length < 2 && rest.length > 80 ? [] : found.map((one) => ({ ...one, isSure: true }));
}

const article =
  '\\d{1,2}|two|three|four|deux|trois|dos|tres|dois|duas|três|quatro|cuatro|proof|a|an|the|your|une?|le|la|les|votre|el|los|las|su|o|os|as|um|uma|copy|copies';
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
export function parts(passage: Passage, from: number, to: number): AttachmentFound[] {
  const words = passage.text.slice(from, to);
  // Boxes to be ticked part them: "☐ statutes ☐ accounts".
  const boxed = words.split(/\s?[☐□☑❏❑❒◻⬜]\s?/u).filter((one) => /\p{L}/u.test(one));
  if (boxed.length > 1) return boxed.flatMap((one) => attachment(passage, one, from + words.indexOf(one)));
  const separator = words.includes(';') ? betweenLong : words.includes(',') ? betweenAll : betweenNamed;
  let at = from;
  /** "..., if possible, photographs" */
  let isLeft = false;
  return words
    .split(separator)
    .flatMap(enumerated)
    .flatMap((part) => {
      const start = passage.text.indexOf(part, at);
      at = start + part.length;
      const name = part.replace(/^\s?(?:and|et|y|e)\s|^\s?\([a-z\d]{1,3}\)\s/, '');
      // "..., if you have one, ..." says when, not what.
      const when = /^(?:if|si|se|s'il|when|where|for|pour|para)\s[^,]*(?:,\s|$)/iu.exec(name)?.[0];
      if (when && when.length === name.length) {
        isLeft = true;
        return [];
      }
      if (when && /^(?:if|si|se|s'il|when|where)\s/i.test(when))
        return attachment(passage, name.slice(when.length), start).map((one) => ({
          ...one,
          isRequired: false,
          isSure: false,
        }));
      const isOptional = isLeft;
      isLeft = false;
      return attachment(passage, name, start).map((one) => ({
        ...one,
        isRequired: one.isRequired && !isOptional,
        isSure: false,
      }));
    });
}

/** "Upload the template" gives one, it asks for none. */
const template =
  /^(?:le modele|the template|la plantilla|el modelo|o modelo|the form|le formulaire|o formulario|el formulario)(?!\p{L})/u;

/** "Please attach your latest accounts, your constitution and a bank statement." */
export function inSentence({ passage }: Placed): AttachmentFound[] {
  return sentencesOf(passage.text).flatMap(({ start, end }) => {
    const sentence = passage.plain.slice(start, end);
    if (sentence.length > longestSentence || /[:?]/.test(sentence)) return [];
    const lead = listVerb.exec(sentence)?.[0];
    if (lead) {
      const found = parts(passage, start + lead.length, end).filter(
        ({ name }) => !template.test(folded(name)),
      );
      return found.filter(({ kind }) => kind !== 'other').length * 3 >= found.length ? found : [];
    }
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
