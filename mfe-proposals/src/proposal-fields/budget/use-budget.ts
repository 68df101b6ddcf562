import {
  budgetAgreement,
  budgetSum,
  budgetText,
  currencyOf,
  emptyBudgetLine,
  initialIndirect,
  isBlankLine,
  linesFromPaste,
  requestFor,
} from '@harambee/domain';
import type { BudgetLine, IndirectCost, ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';

/** A line with a key that stays the same while it is moved and changed. */
export interface KeyedLine {
  key: number;
  place: number;
  line: BudgetLine;
}

/** The text of lines, or none while nobody has written in one. */
function textOf(lines: readonly BudgetLine[], indirect: IndirectCost | undefined, currency: string): string {
  const written = lines.filter((line) => !isBlankLine(line));
  return written.length === 0 ? '' : budgetText(written, indirect, currency);
}

/** Lines that nothing could be read of stay as items without a price: nothing typed is lost. */
function linesOf(text: string, currency: string) {
  const { lines, indirect, unread } = linesFromPaste(text, currency);
  const open = unread.map((item) => ({ ...emptyBudgetLine, item: item.slice(0, 200) }));
  return { lines: [...lines, ...open], indirect };
}

/** The lines of the budget in the form: the text beside them is always theirs. */
export function useBudget() {
  const { values, setValues } = useFormikContext<ProposalFields>();
  const lines = values.budgetLines ?? [];
  const currency = currencyOf(values);
  const sum = useMemo(
    () => budgetSum(values.budgetLines ?? [], values.indirectCost),
    [values.budgetLines, values.indirectCost],
  );
  // Lines have no identity of their own in the form: theirs is kept beside it, so that removing one keeps the others.
  const [keys, setKeys] = useState<number[]>(() => lines.map((_, place) => place));
  const lastKey = useRef(lines.length);
  const newKey = () => {
    lastKey.current += 1;
    return lastKey.current;
  };
  if (keys.length !== lines.length) setKeys(lines.map((_, place) => keys[place] ?? newKey()));
  const [removed, setRemoved] = useState<{ line: BudgetLine; place: number }>();
  /** The request follows the total from an empty field on, until somebody types a request of their own. */
  const followed = useRef(0);

  const write = (next: BudgetLine[], indirect = values.indirectCost) => {
    const follows = values.requestedAmount === followed.current;
    const total = requestFor(budgetSum(next, indirect).totalCents, currency);
    if (follows) followed.current = total;
    void setValues({
      ...values,
      budgetLines: next.length > 0 ? next : undefined,
      indirectCost: indirect,
      budget: textOf(next, indirect, currency),
      ...(follows && { requestedAmount: total }),
    });
  };
  const insert = (place: number, added: readonly BudgetLine[]): number => {
    const fresh = added.map(newKey);
    setKeys([...keys.slice(0, place), ...fresh, ...keys.slice(place)]);
    write([...lines.slice(0, place), ...added, ...lines.slice(place)]);
    return fresh[0] ?? 0;
  };

  return {
    lines,
    currency,
    sum,
    keyed: (place: number): KeyedLine => ({
      key: keys[place] ?? place,
      place,
      line: lines[place] as BudgetLine,
    }),
    indirect: values.indirectCost ?? initialIndirect,
    agreement: budgetAgreement(values),
    removed: removed?.line,
    change: (place: number, part: Partial<BudgetLine>) => {
      setRemoved(undefined);
      write(lines.map((line, at) => (at === place ? { ...line, ...part } : line)));
    },
    setIndirect: (part: Partial<IndirectCost>) =>
      write(lines, { ...(values.indirectCost ?? initialIndirect), ...part }),
    /** Gives the key of the new line. */
    add: (after = lines.length - 1): number => {
      const category = lines[after]?.category ?? emptyBudgetLine.category;
      return insert(after + 1, [{ ...emptyBudgetLine, category }]);
    },
    paste: (place: number, text: string): number => {
      const { lines: pasted } = linesOf(text, currency);
      const current = lines[place];
      if (!current || !isBlankLine(current)) return insert(place + 1, pasted);
      const fresh = pasted.map(newKey);
      setKeys([...keys.slice(0, place), ...fresh, ...keys.slice(place + 1)]);
      write([...lines.slice(0, place), ...pasted, ...lines.slice(place + 1)]);
      return fresh[0] ?? 0;
    },
    remove: (place: number) => {
      setRemoved({ line: lines[place] as BudgetLine, place });
      setKeys(keys.filter((_, at) => at !== place));
      write(lines.filter((_, at) => at !== place));
    },
    undoRemove: (): number => {
      if (!removed) return 0;
      setRemoved(undefined);
      return insert(Math.min(removed.place, lines.length), [removed.line]);
    },
    asText: () =>
      setValues({
        ...values,
        budget: textOf(lines, values.indirectCost, currency),
        budgetLines: undefined,
        indirectCost: undefined,
      }),
    /** Gives the key of the first line. */
    asLines: (): number => {
      const { lines: read, indirect } = linesOf(values.budget, currency);
      const next = read.length > 0 ? read : [{ ...emptyBudgetLine }];
      const fresh = next.map(newKey);
      setKeys(fresh);
      write(next, indirect);
      return fresh[0] ?? 0;
    },
  };
}

export type BudgetForm = ReturnType<typeof useBudget>;
