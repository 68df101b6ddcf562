/** Id of the page's element that holds the list of remotes. */
export const remotesElementId = 'remotes';

/** JSON inside a script element would end at `</script`, so every `<` is escaped. */
const insideScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The shell's page with the list of remotes (the JSON of `GET /remotes.json`) embedded, preceded by `more`. */
export function pageWithRemotes(html: string, remotesJson: string, more = ''): string {
  const list = `<script type="application/json" id="${remotesElementId}">${insideScript(remotesJson)}</script>`;
  const end = html.indexOf('</head>');
  return end < 0 ? `${more}${list}${html}` : `${html.slice(0, end)}${more}${list}${html.slice(end)}`;
}
