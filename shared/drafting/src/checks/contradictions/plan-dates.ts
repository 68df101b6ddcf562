import { formatDay, isCalendarDay, isPlanDate } from '@harambee/domain';
import { type Check, contradiction, doubt } from '../check.ts';
import { inFigures } from '../reading/numbers.ts';
import { monthInWords, monthsOfDate, planDateInWords, projectTime } from '../reading/project-time.ts';

/** The deadline of the call against today and the start. */
export const callDates: Check = function* callDates(checked, today) {
  const { deadline, startDate = '' } = checked.proposal;
  if (!isCalendarDay(deadline)) return;
  if (deadline < today)
    yield contradiction(checked, {
      message: `The deadline, ${formatDay(deadline)}, is past.`,
      at: ['deadline'],
    });
  if (isCalendarDay(startDate) && startDate < deadline)
    yield doubt(checked, {
      message: `The project starts on ${formatDay(startDate)}, before the deadline of the call, ${formatDay(deadline)}.`,
      at: ['startDate', 'deadline'],
    });
};

/** Months and dates of rows that lie outside the project. */
export const rowDates: Check = function* rowDates(checked) {
  const { proposal } = checked;
  const { months, first, last } = projectTime(proposal);
  for (const table of ['activities', 'people'] as const)
    for (const row of proposal[table] ?? []) {
      const end = Math.max(0, ...row.months.map(({ to }) => to));
      const name = 'activity' in row ? row.activity : row.name || row.post;
      if (months > 0 && end > months)
        yield contradiction(checked, {
          message: `“${name}” goes on until month ${end}; the project has ${inFigures(months)} months.`,
          at: [`${table}[${row.id}].months`, 'projectDuration'],
        });
    }
  for (const [index, line] of (proposal.budgetLines ?? []).entries())
    if (months > 0 && line.months > months)
      yield contradiction(checked, {
        message: `“${line.item}” is paid for ${inFigures(line.months)} months; the project has ${inFigures(months)}.`,
        at: [`budgetLines[${line.id ?? index}].months`, 'projectDuration'],
      });
  if (first === undefined || last === undefined) return;
  for (const { id, indicator, targetDate, baselineDate } of proposal.outcomes ?? []) {
    const due = isPlanDate(targetDate) ? monthsOfDate(targetDate) : undefined;
    if (due && due.first > last)
      yield contradiction(checked, {
        message: `The target of “${indicator}” is due in ${planDateInWords(targetDate)}; the project of ${inFigures(months)} months ends in ${monthInWords(last)}.`,
        at: [`outcomes[${id}].targetDate`, 'projectDuration'],
      });
    if (due && due.last < first)
      yield contradiction(checked, {
        message: `The target of “${indicator}” is due in ${planDateInWords(targetDate)}; the project starts only in ${monthInWords(first)}.`,
        at: [`outcomes[${id}].targetDate`, 'startDate'],
      });
    if (isPlanDate(baselineDate) && monthsOfDate(baselineDate).first > last)
      yield contradiction(checked, {
        message: `The baseline of “${indicator}” is of ${planDateInWords(baselineDate)}, after the project ends in ${monthInWords(last)}.`,
        at: [`outcomes[${id}].baselineDate`, 'projectDuration'],
      });
  }
};
