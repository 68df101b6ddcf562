import type { DocumentOutcome } from './document-file.ts';
import { documentKinds } from './document-file.ts';

/** Control signs, signs that turn the direction of text, and signs that nobody sees. */
const unseen = /[\p{Cc}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;
/** What one system or another does not have in names, or takes for a path, a drive or markup. */
const reservedSigns = /[/\\:*?"<>|]/;
const reservedNames = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

const mostBytes = 255;

/** Why a name is not safe for a file of this content, in words; none if it is. */
export function safeNameFaults(
  name: string,
  { as, keeps, drops }: Extract<DocumentOutcome, { kind: 'accepted' }>,
): string[] {
  const { endings } = documentKinds[as];
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/s.exec(name) ?? [];
  const faults: [boolean, string][] = [
    [stem.trim() === '', 'nothing before the ending'],
    [!endings.includes(ending.toLowerCase()), `ends in ${ending}, not in ${endings.join(' or ')}`],
    [unseen.test(name), 'has a sign that is not seen'],
    [reservedSigns.test(name), 'has a reserved sign'],
    [reservedNames.test(name), 'is the name of a device'],
    [/^[.\s]|[.\s]$/.test(name), 'begins or ends with a dot or space'],
    [new TextEncoder().encode(name).length > mostBytes, `has more than ${mostBytes} bytes`],
    [/\p{Cs}/u.test(name), 'has half a sign'],
    [name !== name.normalize('NFC'), 'is not composed'],
  ];
  return [
    ...faults.flatMap(([isFault, words]) => (isFault ? [words] : [])),
    ...keeps.filter((words) => !name.includes(words)).map((words) => `lost ${words}`),
    ...drops.filter((words) => name.toLowerCase().includes(words)).map((words) => `kept ${words}`),
  ];
}
