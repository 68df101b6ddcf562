const units = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const values = new Map<string, number>([
  ...units.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['dozen', 12],
]);
const scales = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
]);
const words = [...values.keys(), ...scales.keys()].join('|');

/** A number in words, or words of a scale: "three thousand four hundred", "thousands". */
export const spelledNumber = new RegExp(
  `\\b(?:${words})(?:s|es)?(?:(?:[ -]and)?[ -](?:${words})(?:s|es)?)*\\b`,
  'gi',
);

/** Its value; undefined for words that name no number ("thousands"). */
export function spelledValue(spelled: string): number | undefined {
  let [total, group] = [0, 0];
  for (const word of spelled.toLowerCase().split(/[ -]/)) {
    if (word === 'and') continue;
    const value = values.get(word);
    const scale = scales.get(word);
    if (value !== undefined) group = word === 'dozen' ? Math.max(group, 1) * value : group + value;
    else if (scale === 100) group = Math.max(group, 1) * scale;
    else if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else return undefined;
  }
  return total + group;
}
