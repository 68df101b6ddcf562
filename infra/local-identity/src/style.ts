/** Plain on purpose: nobody should take this page for the real one. */
export const style = `
:root { color-scheme: light dark; --ink: #1c2321; --ink-2: #47504b; --paper: #f2ede3; --card: #fffefb; --line: #898371; --primary: #0e6b56; --on: #fff; --tag: #fbefd5; --tag-ink: #7c5200; --bad: #9e3b20; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1ece2; --ink-2: #c3bfb4; --paper: #141a18; --card: #1d2522; --line: #8b9088; --primary: #7cc4ab; --on: #06281f; --tag: #3a2f14; --tag-ink: #f0c674; --bad: #f0a58c; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
main { max-width: 420px; margin: 0 auto; padding: 28px 24px; background: var(--card); border: 1px dashed var(--line); border-radius: 16px; }
h1 { font-size: 24px; line-height: 30px; margin: 12px 0 8px; } h2 { font-size: 15px; margin: 24px 0 10px; }
p { margin: 0 0 8px; color: var(--ink-2); } [role=alert] { color: var(--bad); }
.tag { display: inline-block; margin: 0; padding: 2px 10px; border-radius: 999px; background: var(--tag); color: var(--tag-ink); font-size: 13px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; } li button { width: 100%; text-align: left; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer; }
button span { display: block; color: var(--ink-2); font-size: 14px; overflow-wrap: anywhere; } .primary { background: var(--primary); border-color: var(--primary); color: var(--on); font-weight: 600; }
label { display: block; margin-bottom: 12px; font-size: 14px; }
input:not([type=checkbox]) { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; }
.check { display: flex; gap: 10px; align-items: center; min-height: 44px; } .check input { width: 20px; height: 20px; }
.row { display: flex; gap: 8px; } .row .primary { flex: 1; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
`;
