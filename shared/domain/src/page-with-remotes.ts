/** Id of the element of the page that holds the list of remotes. */
export const remotesElementId = 'remotes';

/** JSON inside a script element ends at the first `</script`, so no `<` may stand in it as it is. */
const insideScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The shell's page with the list of remotes in it (the JSON of `GET /remotes.json`), and with `more` before that. */
export function pageWithRemotes(html: string, remotesJson: string, more = ''): string {
  const list = `<script type="application/json" id="${remotesElementId}">${insideScript(remotesJson)}</script>`;
  const end = html.indexOf('</head>');
  return end < 0 ? `${more}${list}${html}` : `${html.slice(0, end)}${more}${list}${html.slice(end)}`;
}
