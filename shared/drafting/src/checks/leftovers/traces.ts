import type { Hinted } from '../reading/hinted.ts';

interface Trace extends Hinted {
  what: string;
}

const nextIsName = String.raw`(?!\s+\p{Lu}\p{L})`;

const openWork =
  'rewritten|revised|reviewed|checked|completed|deleted|shortened|translated|updated|inserted|added';

/** What forms, dummy texts and notes between colleagues look like. */
export const traces: readonly Trace[] = [
  { pattern: /\blorem ipsum\b[^.]*/i, hint: /lorem ipsum/i, what: 'is dummy text' },
  {
    pattern: /\b(?:dolor sit amet|consectetur adipiscing)\b/i,
    hint: /dolor sit amet|consectetur adipiscing/i,
    what: 'is dummy text',
  },
  {
    pattern:
      /\b(?:click|tap) (?:here )?(?:or tap )?(?:here )?to (?:enter|add|insert|edit)(?: text| a date)?/i,
    hint: /click |tap /i,
    what: 'is the prompt of a form',
  },
  {
    pattern: /\b(?:enter|type|write|insert) (?:your )?(?:text|name|title|answer|description) here\b/i,
    hint: / here/i,
    what: 'is the prompt of a form',
  },
  {
    pattern: /\bchoose an item\b|\bselect an option\b/i,
    hint: /choose an item|select an option/i,
    what: 'is the prompt of a form',
  },
  {
    pattern:
      /\b(?:insert|add|fill in|put) (?:the |your |a )?(?:name|date|figure|amount|number|logo|photo|quote|source|reference|organi[sz]ation)\b(?! of\b)(?= ?(?:here|\.|$|\n))/i,
    hint: /insert |add |fill in |put /i,
    what: 'is a note that was to be followed',
  },
  {
    pattern: /\b(?:TODO|FIXME|TKTK|WIP)\b/u,
    hint: /todo|fixme|tktk|wip/i,
    what: 'is a note between colleagues',
  },
  {
    pattern: /\b(?:your|our) (?:organi[sz]ation|company|ngo) name\b/i,
    hint: /ation name|company name|ngo name/i,
    what: 'stands where a name belongs',
  },
  {
    pattern:
      /(?:^|\n)(?:please )?(?:describe|explain|provide|outline|list|summari[sz]e|state|tell us|give)\b[^.?\n]{0,200}\b(?:your|you|the applicant)\b[^.?\n]{0,200}/i,
    hint: /you|the applicant/i,
    what: 'is the question of a form',
  },
  {
    pattern:
      /\((?:max(?:imum|\.)?|up to|no more than|about)\s\d[\d,]*\s(?:words|characters)[^)]*\)|\b\d+ ?\/ ?\d+ (?:words|characters)\b/i,
    hint: /words|characters/i,
    what: 'is the limit of a form',
  },
  {
    pattern: new RegExp(String.raw`\bto be (?:${openWork})[.!]?\s*$`, 'im'),
    hint: /to be /i,
    what: 'is a note between colleagues',
  },
  {
    pattern:
      /\b(?:see|per) (?:the )?comments? (?:from|of|by)\b[^.\n]*|\bdelete (?:this|if)\b[^.\n]*|\bcop(?:y|ied) (?:and pasted )?from (?:last|the last|our last)\b[^.\n]*/i,
    hint: /comment|delete |copy |copied /i,
    what: 'is a note between colleagues',
  },
  {
    pattern:
      /\bsame as (?:last|the last|previous) (?:year|time|application|proposal|call)\b|\((?:update|revise|rewrite|old|draft)[!?]?\)/i,
    hint: /same as |\(update|\(revise|\(rewrite|\(old|\(draft/i,
    what: 'is a note between colleagues',
  },
  {
    pattern:
      /\b(?:Reviewer|Commenter|Editor) ?\d{0,2}:\s|\bplease (?:shorten|rewrite|revise|update|delete|confirm|double-check)\b/i,
    hint: /reviewer|commenter|editor|please /i,
    what: 'is a note between colleagues',
  },
  {
    pattern: /#(?:REF|N\/A|VALUE|DIV\/0|NAME)[!?]?|Error! (?:Reference|Bookmark)[^.]*/u,
    hint: /#|error!/i,
    what: 'is the error of a spreadsheet or a document',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:TBC|TBD|TBA|T\.B\.C\.|T\.B\.D\.)(?![\p{L}])${nextIsName}`,
      'u',
    ),
    hint: /tbc|tbd|tba|t\.b\.c\.|t\.b\.d\./i,
    what: 'is still to be confirmed',
  },
  {
    pattern:
      /\(to be (?:confirmed|determined|decided|advised|announced|completed)[^)]*\)|^to be (?:confirmed|determined|decided|advised|announced|completed)\.?$/im,
    hint: /to be /i,
    what: 'is still open',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_{2,}(?![\p{L}\p{N}_])/u,
    hint: /__/i,
    what: 'is a blank that nobody has filled',
  },
  {
    pattern: /(?<!\.)\.{5,}(?!\.)|…{2,}/u,
    hint: /\.{5}|…{2}/i,
    what: 'is a blank that nobody has filled',
  },
  { pattern: /\?{3,}/u, hint: /\?{3}/i, what: 'is an open question' },
  {
    pattern:
      /\{\{[^{}]*\}\}|<<[^<>]*>>|«\s*\p{Lu}[\p{Lu}_ ]+»|<(?:name|insert|date|amount|title|organi[sz]ation)[^<>]*>/iu,
    hint: /\{\{|<|«/i,
    what: 'is the field of a template',
  },
  // Roman thirty counts an assembly or a century and stands before its name.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:X{4,}|x{3,}|X{3}(?!\s+(?:edition|congress|anniversary|century|assembly|session)\b)${nextIsName})(?![\p{L}])`,
      'u',
    ),
    hint: /xxx/i,
    what: 'stands where a figure or a name belongs',
  },
  {
    pattern: /(?:\p{Sc}|\b[A-Z]{3}) ?XX\b|\bXX ?%|\b(?:in|by) 20XX\b/u,
    hint: /xx/i,
    what: 'stands where a figure belongs',
  },
  {
    pattern: /\((?:check|ask|confirm|verify|discuss|update)(?:ed)? (?:with|by|this|these|again)\b[^)]*\)/i,
    hint: /\(check|\(ask|\(confirm|\(verify|\(discuss|\(update/i,
    what: 'is a note between colleagues',
  },
  {
    pattern: /^(?:NB|Note to (?:self|\p{Lu}\p{Ll}+)|Comment \[\w+\])\s*:.*/imu,
    hint: /nb|note to|comment \[/i,
    what: 'is a note between colleagues',
  },
];

/** What every match of whichever pattern holds: most texts hold nothing of it. */
export const anyHint = new RegExp(traces.map(({ hint }) => hint.source).join('|'), 'i');
