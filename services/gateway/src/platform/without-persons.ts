interface ReportedTexts {
  message: string;
  stack?: string;
  path: string;
}

/** Everything that may identify a person or be a secret. The broader patterns must come last. */
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

/** Keeps the known words of a path; removes ids and everything else that somebody may have typed there. */
const cleanedPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ':id'))
    .join('/');

/** Removes personal data from a report: error messages may quote what somebody wrote. */
export function withoutPersons<T extends ReportedTexts>(report: T): T {
  return {
    ...report,
    message: cleaned(report.message),
    ...(report.stack !== undefined && { stack: cleaned(report.stack) }),
    path: cleanedPath(report.path),
  };
}
