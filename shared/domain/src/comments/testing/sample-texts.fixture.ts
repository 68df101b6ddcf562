/** The same numbers for the same seed, so that a failing run can be repeated (xorshift). */
export function numbersOf(seed: number) {
  let state = seed * 2_654_435_761 || 1;
  return (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/** A text of one place, and how new words for it are made: words that no text had before. */
export interface World {
  name: 'every word once' | 'repeated phrases' | 'sentences of proposals';
  /** What stands between two paragraphs. */
  gap: '\n' | '\n\n';
  text: string;
  freshWord: () => string;
  freshSentence: () => string;
  /** Strings are enough to say which word is which, also after several edits at once. */
  isExact: boolean;
}

const stems = [
  'water',
  'élève',
  'maji',
  'бюджет',
  'شبكة',
  'naïveté',
  'cafe\u0301', // Decomposed.
  'מים',
  'shule',
  'don’t',
  'l’eau',
  '👩🏾‍🌾farm',
  'ward',
  '資金',
  'x',
];

/** Words that are all different, in several scripts; one may be the beginning of another (`water1`, `water12`). */
export function wordsApart() {
  let count = 0;
  return () => {
    count += 1;
    return `${stems[count % stems.length]}${count}`;
  };
}

const sentences = [
  'The county lost forty boreholes to salt water in two years.',
  'We train women of each ward to repair the pumps themselves.',
  'Each committee collects a small fee, and the fee pays for spare parts.',
  'Le comité de gestion de l’eau se réunit chaque premier lundi du mois.',
  'Les élèves perdent en moyenne onze jours d’école à cause de la diarrhée.',
  'Nous formons douze mécaniciennes à l’entretien des pompes.',
  'Wanawake wa kijiji hutembea saa tatu kila siku kutafuta maji safi.',
  'Kamati ya maji itakusanya ada ndogo kwa ajili ya vipuri.',
  'Wanafunzi mia nne watapata maji safi shuleni mwaka huu.',
  'تصل المياه النظيفة إلى اثنتي عشرة قرية قبل نهاية العام.',
  'הכפר יקבל מים נקיים עד סוף השנה.',
  '👩🏾‍🌾 Farmers of the group grow kale 🌱 beside the new pond.',
  'The baseline of March counted 412 households; 96 % of them boil no water.',
  'Budget: 1.200.000 KES for drilling, 85 000 € for training, $4,300.50 for audits.',
  'Risk (high): a well may be dry — we keep a tenth for a second try.',
];
const rows = [
  '• One pump for every 250 people',
  '1. Drilling of four wells',
  '2. Training of the committees',
  'Item | 2026 | 2027',
  'Drilling | 40,000 | 0',
  'Training | 6,500 | 6,500',
  '- Visits every quarter',
];
const refrains = [
  'clean water for all',
  'the women of the ward',
  'clean water',
  'of the ward',
  'we dig wells',
  'and',
];

function paragraphsOf(next: (limit: number) => number, sentence: () => string, row: () => string) {
  return Array.from({ length: 4 + next(5) }, () =>
    next(4) === 0 ? row() : Array.from({ length: 1 + next(3) }, sentence).join(next(5) === 0 ? '  ' : ' '),
  );
}

/** Another text for each seed. */
export function worldOf(name: World['name'], seed: number): World {
  const next = numbersOf(seed);
  const gap = next(2) ? '\n' : '\n\n';
  const freshWord = wordsApart();
  const wordsInRow = (count: number) => Array.from({ length: count }, freshWord).join(' ');
  const freshSentence = () => `${wordsInRow(4 + next(6))}.`;
  const pick = (list: readonly string[]) => () => list[next(list.length)] ?? '';
  if (name === 'every word once') {
    const row = () =>
      `${pick(['• ', '1. ', '- ', ''])()}${wordsInRow(2)} | ${wordsInRow(1)} | ${wordsInRow(1)}`;
    const text = paragraphsOf(next, freshSentence, row).join(gap);
    return { name, gap, text, freshWord, freshSentence, isExact: true };
  }
  if (name === 'repeated phrases') {
    const phrase = () => Array.from({ length: 2 + next(4) }, pick(refrains)).join(' ');
    const text = paragraphsOf(next, () => `${phrase()}.`, phrase).join(gap);
    return { name, gap, text, freshWord, freshSentence, isExact: false };
  }
  // Each of them once, so that a sentence that stays as it was can be told from all others.
  const once = (list: readonly string[]) => {
    const left = [...list];
    return () => left.splice(next(left.length), 1)[0] ?? freshSentence();
  };
  const sentence = once(sentences);
  const text = paragraphsOf(next, sentence, once(rows)).join(gap);
  return { name, gap, text, freshWord, freshSentence: sentence, isExact: false };
}
