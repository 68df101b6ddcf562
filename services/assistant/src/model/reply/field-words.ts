import type { FactField } from '../facts/fact.ts';

/** Words that speak of something, and of which fields. The last one before a slot says what the slot must be. */
export const cues: readonly { words: RegExp; fields: readonly FactField[] }[] = [
  {
    words:
      /\b(?:ask(?:s|ed|ing)?|request(?:s|ed|ing)?|seek(?:s|ing)?|appl(?:y|ies|ied|ying)\s+for|amount(?:s|ing)?|budgets?|worth|money|costs?)\b/giu,
    fields: ['requested'],
  },
  { words: /\b(?:totals?|totaling|sums?)\b/giu, fields: ['requested'] },
  {
    words: /\b(?:due|deadlines?|closes?|closing)\b/giu,
    fields: ['deadline', 'passedDeadline'],
  },
  {
    words: /\b(?:was|were)\s+due\b|\bdeadlines?\s+(?:was|were)\b/giu,
    fields: ['passedDeadline'],
  },
  { words: /\b(?:passed|missed|ended|closed)\b/giu, fields: ['passedDeadline', 'overdueCount'] },
  { words: /\b(?:overdue|late)\b/giu, fields: ['passedDeadline', 'overdueCount'] },
  { words: /\b(?:left|remain(?:s|ing)?)\b/giu, fields: ['daysLeft', 'toNextLevel'] },
  {
    words:
      /\b(?:received?|(?:funded|approved|awarded)\s+(?:for|with|at)|awarded|won|paid|raised|spent|secured|granted)\b/giu,
    fields: [],
  },
  { words: /\bstatus\b/giu, fields: ['status'] },
  { words: /\bgrant\s+ID\b/giu, fields: ['grantId'] },
  { words: /\bcategor(?:y|ies)(?:\s+(?:is|of))?:?\s*$/giu, fields: ['category'] },
  { words: /\bpoints\b/giu, fields: ['points'] },
  {
    words: /\b(?:need(?:s|ed)?|missing|lack(?:s|ing)?|short\s+of)\b/giu,
    fields: ['toNextLevel', 'missingCount'],
  },
  { words: /\blevel\b/giu, fields: ['level'] },
  {
    words: /\bnext\s+level\b|\b(?:to\s+reach|brings?\s+you\s+to|gets?\s+you\s+to|takes?\s+you\s+to)\b/giu,
    fields: ['nextLevel'],
  },
  { words: /\bprogress\b/giu, fields: ['progress'] },
  { words: /\b(?:earned|badges)\b/giu, fields: ['badgesEarned', 'points'] },
  { words: /\b(?:founded|established|started|since)\b/giu, fields: ['foundedYear'] },
  { words: /\b(?:based|located|location|home|works?\s+from)\b/giu, fields: ['location'] },
  { words: /\bworks?\s+(?:in|on|for)\b/giu, fields: ['type'] },
  { words: /\btype\b/giu, fields: ['type'] },
  { words: /\bmission\b/giu, fields: ['mission'] },
  { words: /\b(?:goals?|SDGs?)\b/giu, fields: ['goals'] },
  { words: /\btoday\b/giu, fields: ['today'] },
];

interface Manner {
  /** What may stand directly before it. */
  joins: RegExp;
  /** Words behind it that speak of it, where none before it do. */
  tail?: RegExp;
  /** What may stand before it where no words speak of it, because its value does: "$87,934", "Draft". */
  bare?: RegExp;
  /** Words before it that speak of nothing else. */
  own?: RegExp;
  /** Words before it behind which something else belongs. */
  never?: RegExp;
}

const joined = (opens: string, words: string): RegExp =>
  new RegExp(`(?:${opens}|\\b(?:${words})\\s+)$`, 'iu');
/** What may stand before it: the beginning, a sign, or one of these words. */
const listed = (words: string): RegExp => joined('^\\s*|[,:(–—■]\\s*', words);
const named = (words: string): RegExp => joined('[,:(–—■]\\s*', words);
/** Behind a name, or as a part of its own. */
const setApart = /(?:[:–—]\s*|[:–—■,]\s*(?:on|by|until|before)\s+)$/iu;
const only = (words: string): RegExp => new RegExp(`\\b(?:${words})\\s+$`, 'iu');

/** How a slot of each field can stand in a sentence. */
export const manners: Readonly<Partial<Record<FactField, Manner>>> = {
  status: {
    own: /\b(?:has|have)\s+a\s+status\s+of\s+$/iu,
    joins: listed(
      'is|are|was|been|status|in|still|now|currently|already|remains|marked(?:\\s+as)?|as|and|a|an',
    ),
    bare: named(
      '(?:is|was|still|now)\\s+in|(?:is|was)\\s+an?|is|was|been|still|now|currently|already|remains|as|and',
    ),
  },
  category: {
    joins: listed('category|in|of|for|is|and'),
    bare: only('(?:is|are|falls|works?|proposal)\\s+in'),
  },
  requested: {
    joins: listed(
      'for|of|with|is|are|was|at|be|to|worth|asks?|asked|asking|requests?|requested|requesting|seeks?|seeking|totals?|totaling|and|just|exactly',
    ),
    tail: /^\s*(?:(?:is|are|was)\s+(?:what|the\s+(?:amount|request|sum)|asked|requested)|(?:for|from)\s+■)/iu,
    bare: named('with|and|for'),
    never: /\b(?:amount|sum|budget)\b.*\bfor\s+$|\bproposals:\s*$/iu,
  },
  deadline: {
    joins: listed('on|by|until|is|are|of|due|deadline|before|and'),
    tail: /^\s*(?:is|was)\s+the\s+(?:\p{L}+\s+)?deadline\b/iu,
    own: /\b(?:have|open|due)\s+until\s+$|\b(?:must|has\s+to|should|needs?\s+to)\s+be\s+\p{L}+(?:\s+in)?\s+(?:by|before)\s+$/iu,
    bare: setApart,
  },
  passedDeadline: {
    joins: listed('on|by|since|is|was|were|of|due|deadline|and'),
    bare: /^\s*,\s*on\s+$/iu,
    never: /\b(?:overdue|late)\b.*\b(?:by|on)\s+$/iu,
  },
  daysLeft: {
    joins: listed('in|within|have|has|are|is|only|just|still|with|leaves|leaving|and'),
    own: /\b(?:due|closes?|closing|deadlines?)\b.*\b(?:in|within)\s+$/iu,
    tail: /^\s*(?:(?:are|is|still)\s+)*(?:left|remain|remaining|to\s+go|away|from\s+now|until|to\s+finish)\b/iu,
    bare: /\b(?:have|has)\b.*$|\($|^\s*,?\s*in\s+$/iu,
  },
  daysPast: {
    joins: listed('by|was|is|since|due|and'),
    tail: /^\s*(?:ago|late|overdue|past)\b/iu,
    own: /\b(?:overdue|late|passed)\b.*\bby\s+$/iu,
  },
  openQuestions: {
    joins: listed('has|have|with|are|is|still|leaves|and'),
    bare: listed('has|have|with|are|is|still|leaves|and'),
  },
  count: {
    joins: listed(
      'have|has|had|are|is|be|of|with|all|your|the|see|find|holds?|among|across|in|and|to|for|there|far|currently|now|then|also|only|another',
    ),
    own: /\b(?:have|has|are|is)\s+a\s+total\s+of\s+$|\bproposals:\s*$/iu,
    bare: /(?:^\s*|[:(–—■]\s*|\b(?:have|has|had|are|is|of|with|your|the|all|across|see|find|holds?)\s+|\band\s+)$/iu,
    tail: /^\s*\p{L}/u,
  },
  dueCount: {
    joins: listed('have|has|are|is|and|the|your'),
    own: /^\s*(?:due|ahead|upcoming)(?:\s+\p{L}+)?:\s*$/iu,
    tail: /^(?!.*\b(?:overdue|passed|late|was|were)\b).*\b(?:due|ahead|coming|upcoming|deadlines?)\b/iu,
  },
  overdueCount: {
    joins: listed('have|has|are|is|and|the|your'),
    own: /^\s*(?:overdue|late)(?:\s+\p{L}+)?:\s*$/iu,
    tail: /\b(?:overdue|passed|late)\b/iu,
  },
  points: {
    joins: listed('have|has|with|at|of|earned|collected|got|is|are|and|now|hold'),
    bare: named('have|has|with|at|and|collected|got|hold'),
  },
  level: {
    joins: listed('on|at|are|is|reached|in|now|and|level'),
    bare: named('on|at|are|is|reached|and'),
  },
  toNextLevel: {
    joins: listed('need|needs|only|just|missing|another|with|are|is|and|have'),
    tail: /^\s*(?:more|to\s+go|left|(?:are|is)\s+(?:still\s+)?missing|missing|short|away|until|to\s+reach|(?:will\s+)?(?:bring|take|get)s?)\b/iu,
  },
  nextLevel: {
    own: /\b(?:until|to\s+reach)\s+$/iu,
    joins: only('to|reach|until|for|before|toward|at|is|level'),
    bare: only('to|reach|until|toward'),
  },
  badgesEarned: {
    joins: listed('have|has|earned|are|with|and|got'),
    tail: /^\s*(?:\p{L}+\s+){0,2}(?:earned|so\s+far)\b/iu,
    bare: named('have|has|got'),
  },
  condition: {
    joins: /(?:\(\s*|\b(?:for|takes|needs|by|is)\s+)$/iu,
    bare: /(?:\(\s*|\b(?:for|takes|by)\s+)$/iu,
  },
  progress: {
    joins: /(?:[:,]\s*|\b(?:at|is|are|with|on|reached|to|done|have|progress)\s+)$/iu,
    bare: /(?:[:,]\s*|\b(?:at|reached|done|with|have)\s+)$/iu,
  },
  type: { joins: listed('is|are|a|an|as|type|in|and'), bare: only('a|an|as') },
  location: { joins: listed('in|from|at|is|and'), bare: only('from|in') },
  foundedYear: { joins: listed('in|since|is|was|and') },
  mission: { joins: listed('is|says|reads') },
  goals: { joins: listed('are|is|goals?|for|SDGs?') },
  missingCount: {
    joins: listed('are|is|have|has|with|and|still|missing|needs|lacks|misses'),
    tail: /^\s*(?:are|is)?\s*(?:still\s+)?(?:missing|left|open|empty|to\s+fill|needed|required)\b/iu,
  },
  today: { joins: listed('is|today|and') },
};
