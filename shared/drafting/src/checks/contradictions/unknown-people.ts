import { type Check, doubt } from '../check.ts';
import { passagesOf } from '../reading/passages.ts';

const cells = [
  ['activities', 'responsible'],
  ['outcomes', 'responsible'],
  ['risks', 'owner'],
  ['safeguards', 'responsible'],
] as const;
/** Two to four names, and none that an institution has. */
const isName = (text: string): boolean =>
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Eng|Ing)\.?\s)?\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,3}$/u.test(text) &&
  !/Universi|Ministr|Minister|Council|Consult|Associat|Institut|Hospital|Clinic|Office|Officer|Manager|Director|Coordinat|Committee|Team|Trust|Fund|Foundation|Group|Board|District|County|School|College|Ltd|Network|Unit|Department|Lead/u.test(
    text,
  );

/** Somebody who is responsible and whom the proposal names nowhere else (CHECK-02). */
export const unknownPeople: Check = function* unknownPeople(checked) {
  const { proposal, organization } = checked;
  if ((proposal.people ?? []).length === 0) return;
  const all = [organization.contactName ?? '', ...passagesOf(checked).map(({ text }) => text)].join('\n');
  for (const [table, column] of cells)
    for (const row of proposal[table] ?? []) {
      const name = ((row as unknown as Record<string, string>)[column] ?? '').trim();
      if (!isName(name) || all.split(name).length > 2) continue;
      yield doubt(checked, {
        message: `${name} is responsible here and is named nowhere else in the proposal.`,
        at: [`${table}[${row.id}].${column}`, 'people'],
      });
    }
};
