/**
 * Rules that only these documents need, before their script has come. `data-signed-in`, `data-held`: see `hold.ts`. The
 * page that is painted looks as it will when it answers; a press that is held shows by the pointer and a lighter button.
 */
export const documentRules = `
[data-signed-in] #root { visibility: hidden; }
[data-held], [data-held] button { cursor: progress; }
[data-held] form button[type='submit'] { opacity: .7; }
#incomplete { position: fixed; inset: auto 16px 16px; padding: 12px 16px; border: 1px solid var(--line-control); border-radius: var(--r-card); background: var(--raised); text-align: center; }
#incomplete a { display: inline-block; padding: 4px; font-weight: 600; }
`.trim();
