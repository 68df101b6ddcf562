import { type Person, samplePeople } from './people.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const choice = ({ name, email, verified }: Person, index: number): string => `
      <li><button name="person" value="${index}"><b>${inHtml(name)}</b>
        <span>${inHtml(email)}${verified ? '' : ', not verified'}</span></button></li>`;

export interface PageProps {
  /** The provider it imitates: `Google`. */
  provider: string;
  /** Target of the form. */
  action: string;
  problem?: string;
}

/** The page where people choose whom to sign in as. Without scripts, so that it works in every browser. */
export const signInPage = ({ provider, action, problem }: PageProps): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Sign in · local stand-in for ${provider}</title>
  <link rel="stylesheet" href="/style.css">
</head>
<body>
  <main>
    <p class="tag">Development only</p>
    <h1>Local stand-in for ${provider}</h1>
    <p>This page plays ${provider} on your own machine. Nothing leaves it. Who would you like to be?</p>
    ${problem ? `<p role="alert">${inHtml(problem)}</p>` : ''}
    <form method="post" action="${inHtml(action)}">
      <h2>Choose a person</h2>
      <ul>${samplePeople.map(choice).join('')}
      </ul>
    </form>
    <form method="post" action="${inHtml(action)}">
      <h2>Or type somebody else</h2>
      <label>Name<input name="name" autocomplete="off" maxlength="100"></label>
      <label>Email<input name="email" type="email" autocomplete="off" maxlength="254" required></label>
      <label class="check"><input name="verified" type="checkbox" checked>The address is verified</label>
      <p class="row">
        <button class="primary">Continue</button>
        <button name="answer" value="refuse" formnovalidate>Refuse</button>
      </p>
    </form>
  </main>
</body>
</html>
`;

/** What people see when the return address is not one of the product's. */
export const problemPage = (text: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>That did not work</title>
<link rel="stylesheet" href="/style.css"></head>
<body><main><p class="tag">Development only</p><h1>That did not work</h1><p>${inHtml(text)}</p></main></body>
</html>
`;
