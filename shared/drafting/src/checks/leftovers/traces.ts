interface Trace {
  pattern: RegExp;
  /** Every match contains one of these, in lower case; searching for them first avoids the slow pattern. */
  hints: readonly string[];
  what: string;
}

const nextIsName = String.raw`(?!\s+\p{Lu}\p{L})`;

const openWork =
  'rewritten|revised|reviewed|checked|completed|deleted|shortened|translated|updated|inserted|added';

/** What forms, dummy texts and notes between colleagues look like. */
export const traces: readonly Trace[] = [
  { pattern: /\blorem ipsum\b[^.]*/iu, hints: ['lorem ipsum'], what: 'is dummy text' },
  {
    pattern: /\b(?:dolor sit amet|consectetur adipiscing)\b/iu,
    hints: ['dolor sit amet', 'consectetur adipiscing'],
    what: 'is dummy text',
  },
  {
    pattern:
      /\b(?:click|tap) (?:here )?(?:or tap )?(?:here )?to (?:enter|add|insert|edit)(?: text| a date)?/iu,
    hints: ['click ', 'tap '],
    what: 'is the prompt of a form',
  },
  {
    pattern: /\b(?:enter|type|write|insert) (?:your )?(?:text|name|title|answer|description) here\b/iu,
    hints: [' here'],
    what: 'is the prompt of a form',
  },
  {
    pattern: /\bchoose an item\b|\bselect an option\b/iu,
    hints: ['choose an item', 'select an option'],
    what: 'is the prompt of a form',
  },
  {
    pattern:
      /\b(?:insert|add|fill in|put) (?:the |your |a )?(?:name|date|figure|amount|number|logo|photo|quote|source|reference|organi[sz]ation)\b(?! of\b)(?= ?(?:here|\.|$|\n))/iu,
    hints: ['insert ', 'add ', 'fill in ', 'put '],
    what: 'is a note that was to be followed',
  },
  {
    pattern: /\b(?:TODO|FIXME|TKTK|WIP)\b/u,
    hints: ['todo', 'fixme', 'tktk', 'wip'],
    what: 'is a note between colleagues',
  },
  {
    pattern: /\b(?:your|our) (?:organi[sz]ation|company|ngo) name\b/iu,
    hints: ['ation name', 'company name', 'ngo name'],
    what: 'stands where a name belongs',
  },
  {
    pattern:
      /(?:^|\n)(?:please )?(?:describe|explain|provide|outline|list|summari[sz]e|state|tell us|give)\b[^.?\n]{0,200}\b(?:your|you|the applicant)\b[^.?\n]{0,200}/iu,
    hints: ['you', 'the applicant'],
    what: 'is the question of a form',
  },
  {
    pattern:
      /\((?:max(?:imum|\.)?|up to|no more than|about)\s\d[\d,]*\s(?:words|characters)[^)]*\)|\b\d+ ?\/ ?\d+ (?:words|characters)\b/iu,
    hints: ['words', 'characters'],
    what: 'is the limit of a form',
  },
  {
    pattern: new RegExp(String.raw`\bto be (?:${openWork})[.!]?\s*$`, 'imu'),
    hints: ['to be '],
    what: 'is a note between colleagues',
  },
  {
    pattern:
      /\b(?:see|per) (?:the )?comments? (?:from|of|by)\b[^.\n]*|\bdelete (?:this|if)\b[^.\n]*|\bcop(?:y|ied) (?:and pasted )?from (?:last|the last|our last)\b[^.\n]*/iu,
    hints: ['comment', 'delete ', 'copy ', 'copied '],
    what: 'is a note between colleagues',
  },
  {
    pattern:
      /\bsame as (?:last|the last|previous) (?:year|time|application|proposal|call)\b|\((?:update|revise|rewrite|old|draft)[!?]?\)/iu,
    hints: ['same as ', '(update', '(revise', '(rewrite', '(old', '(draft'],
    what: 'is a note between colleagues',
  },
  {
    pattern:
      /\b(?:Reviewer|Commenter|Editor) ?\d{0,2}:\s|\bplease (?:shorten|rewrite|revise|update|delete|confirm|double-check)\b/iu,
    hints: ['reviewer', 'commenter', 'editor', 'please '],
    what: 'is a note between colleagues',
  },
  {
    pattern: /#(?:REF|N\/A|VALUE|DIV\/0|NAME)[!?]?|Error! (?:Reference|Bookmark)[^.]*/u,
    hints: ['#', 'error!'],
    what: 'is the error of a spreadsheet or a document',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:TBC|TBD|TBA|T\.B\.C\.|T\.B\.D\.)(?![\p{L}])${nextIsName}`,
      'u',
    ),
    hints: ['tbc', 'tbd', 'tba', 't.b.c.', 't.b.d.'],
    what: 'is still to be confirmed',
  },
  {
    pattern:
      /\(to be (?:confirmed|determined|decided|advised|announced|completed)[^)]*\)|^to be (?:confirmed|determined|decided|advised|announced|completed)\.?$/imu,
    hints: ['to be '],
    what: 'is still open',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_{2,}(?![\p{L}\p{N}_])/u,
    hints: ['__'],
    what: 'is a blank that nobody has filled',
  },
  {
    pattern: /(?<!\.)\.{5,}(?!\.)|…{2,}/u,
    hints: ['.....', '……'],
    what: 'is a blank that nobody has filled',
  },
  { pattern: /\?{3,}/u, hints: ['???'], what: 'is an open question' },
  {
    pattern:
      /\{\{[^{}]*\}\}|<<[^<>]*>>|«\s*\p{Lu}[\p{Lu}_ ]+»|<(?:name|insert|date|amount|title|organi[sz]ation)[^<>]*>/iu,
    hints: ['{{', '<', '«'],
    what: 'is the field of a template',
  },
  // Roman thirty counts an assembly or a century and stands before its name.
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:X{4,}|x{3,}|X{3}(?!\s+(?:edition|congress|anniversary|century|assembly|session)\b)${nextIsName})(?![\p{L}])`,
      'u',
    ),
    hints: ['xxx'],
    what: 'stands where a figure or a name belongs',
  },
  {
    pattern: /(?:\p{Sc}|\b[A-Z]{3}) ?XX\b|\bXX ?%|\b(?:in|by) 20XX\b/u,
    hints: ['xx'],
    what: 'stands where a figure belongs',
  },
  {
    pattern: /\((?:check|ask|confirm|verify|discuss|update)(?:ed)? (?:with|by|this|these|again)\b[^)]*\)/iu,
    hints: ['(check', '(ask', '(confirm', '(verify', '(discuss', '(update'],
    what: 'is a note between colleagues',
  },
  {
    pattern: /^(?:NB|Note to (?:self|\p{Lu}\p{Ll}+)|Comment \[\w+\])\s*:.*/imu,
    hints: ['nb', 'note to', 'comment ['],
    what: 'is a note between colleagues',
  },
];
