interface ReportedTexts {
  message: string;
  stack?: string;
  path: string;
}

/** What can lead to a person, or is a secret, whatever sentence it stands in. Order matters: the wider ones come last. */
const traces: [RegExp, string][] = [
  [/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '(address)'],
  [/\b[\w-]+\.[\w-]{10,}\.[\w-]{10,}\b/g, '(token)'],
  [/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1'],
  [/(["'`“”])(?:(?!\1)[^\n]){1,400}\1/g, '$1…$1'],
  [/\b[0-9a-f]{24,}\b/gi, '(id)'],
  [/\+?\d[\d ()-]{6,}\d/g, '(number)'],
];

const cleaned = (text: string): string =>
  traces.reduce((kept, [pattern, word]) => kept.replace(pattern, word), text);

/** Parts of an address that are words of ours stay; ids and whatever else somebody may have typed there go. */
const cleanedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ':id'))
    .join('/');

/** A report without anything that tells of a person: messages of errors may quote what somebody has written. */
export function withoutPersons<T extends ReportedTexts>(report: T): T {
  return {
    ...report,
    message: cleaned(report.message),
    ...(report.stack !== undefined && { stack: cleaned(report.stack) }),
    path: cleanedPath(report.path),
  };
}
