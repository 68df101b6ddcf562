import { readdirSync, readFileSync } from 'node:fs';
import { chromium, request as pw } from '@playwright/test';
const origin = 'http://localhost:3951';
const exe = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((p) => { try { readFileSync(p); return true; } catch { return false; } });
const u = Math.random().toString(36).slice(2, 8);
async function post(ctx, path, data, token, method = 'post') {
  const r = await ctx[method](path, { data, headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!r.ok()) throw new Error(`${path} ${r.status()} ${await r.text()}`);
  return r.status() === 204 ? undefined : r.json();
}
const anon = await pw.newContext({ baseURL: origin });
const owner = { firstName: 'Wanjiru', lastName: 'Achieng', organizationName: `Maji Kwa Wote ${u}`, email: `w.${u}@example.org`, password: `pamoja-${u}-tunaweza` };
const so = await post(anon, '/api/auth/register', owner);
await post(anon, '/api/auth/complete-onboarding', {}, so.accessToken);
// prove
async function letter(address, subject) {
  for (let i = 0; i < 100; i++) {
    for (const f of readdirSync('/tmp/cp-data/mail').map((n) => readFileSync(`/tmp/cp-data/mail/${n}`, 'utf8'))) {
      if (f.includes(address)) { const m = f.replace(/=\r?\n/g, '').replace(/=3D/g, '=').match(/confirm-email#(?:token=)?([\w-]+)/); if (m) return m[1]; }
    }
    await new Promise((r) => setTimeout(r, 200));
  }
}
const token = await letter(owner.email);
await post(anon, '/api/auth/email/confirm', { token, reviewed: true }, so.accessToken);
const inv = await post(anon, '/api/auth/invitations', {}, so.accessToken);
const anon2 = await pw.newContext({ baseURL: origin });
const m = { firstName: 'Otieno', lastName: 'Okoth', email: `o.${u}@example.org`, password: `pamoja-${u}-tunaweza` };
const sm = await post(anon2, '/api/auth/invitations/accept', { token: inv.link.split('#')[1], ...m });
await post(anon2, '/api/auth/complete-onboarding', {}, sm.accessToken).catch(() => {});
const { waterProject } = await import('./dist/support/water-project.js').catch(async () => import('./src/support/water-project.ts'));
const { waterProfile } = await import('./dist/support/water-profile.js').catch(async () => import('./src/support/water-profile.ts'));
await post(anon, '/api/ngo/profile', waterProfile, so.accessToken);
const { proposal } = await post(anon, '/api/proposals', { ...waterProject, title: 'Clean hands, full classes: Lodwar day schools', generate: true }, so.accessToken);
let p;
for (let i = 0; i < 100; i++) { p = (await post(anon, `/api/proposals/${proposal.id}`, undefined, so.accessToken, 'get')).proposal; if (p.status === 'completed') break; await new Promise((r) => setTimeout(r, 500)); }
const text = (k) => p.sections.find((s) => s.key === k).text.replaceAll('\n\n', '\n');
const id = (n) => `shot-${u}-${n}`.padEnd(24, '-');
async function add(ctx, tok, n, section, from, len, textC, more = {}) {
  const t = text(section);
  const start = typeof from === 'number' ? from : t.indexOf(from);
  const quote = t.slice(start, start + len);
  console.log(section, JSON.stringify(quote));
  return post(ctx, `/api/proposals/${proposal.id}/comments`, { id: id(n), place: { kind: 'section', section }, anchor: { start, end: start + len, quote, before: t.slice(Math.max(0, start - 200), start), after: t.slice(start + len, start + len + 200) }, text: textC, ...more }, tok);
}
const words = (section, a, b) => { const t = text(section).split('\n')[0].split(' '); const start = t.slice(0, a).join(' ').length + (a ? 1 : 0); return [start, t.slice(a, b).join(' ').length]; };
await add(anon2, sm.accessToken, 1, 'executive_summary', ...words('executive_summary', 3, 9), 'Is this still true? The county published a new count in October, and it is higher than ours.');
await post(anon, `/api/proposals/${proposal.id}/comments/${id(1)}/replies`, { id: id('1r'), text: `Good catch. @Otieno Okoth can you send me the link?`, mentions: [{ start: 12, end: 25, id: sm.user.id, kind: 'person' }] }, so.accessToken);
await add(anon2, sm.accessToken, 2, 'executive_summary', ...words('executive_summary', 12, 22), 'Shorter, and the funder’s own word.', { suggestion: { words: 'a shorter way to say the same thing here' } });
await add(anon, so.accessToken, 3, 'project_description', ...words('project_description', 2, 6), 'Name the two villages here.');
await add(anon2, sm.accessToken, 4, 'methodology', ...words('methodology', 1, 4), 'I would begin with the people, not the boreholes.');
await post(anon, `/api/proposals/${proposal.id}/comments/${id(3)}/resolve`, {}, so.accessToken);
await post(anon2, `/api/proposals/${proposal.id}/comments`, { id: id(5), place: { kind: 'proposal' }, text: 'Reads well as a whole. Two weeks left: shall we sign off on Friday?' }, sm.accessToken);
console.log('proposal', proposal.id);
const browser = await chromium.launch({ executablePath: exe, chromiumSandbox: false, args: ['--disable-gpu'] });
const only = process.argv[2];
async function shoot(name, width, height, colorScheme, act, full = false) {
  if (only && !name.includes(only)) return;
  const ctx = await browser.newContext({ baseURL: origin, viewport: { width, height }, colorScheme, reducedMotion: 'reduce', hasTouch: width < 600, serviceWorkers: 'block', storageState: { cookies: (await anon.storageState()).cookies, origins: [{ origin, localStorage: [{ name: 'auth_token', value: so.accessToken }, { name: 'user_id', value: so.user.id }, { name: 'tenant_id', value: so.user.tenantId }] }] } });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  page.on('console', (msg) => msg.type() === 'error' && console.log('CONSOLE', msg.text()));
  await page.goto(`/proposals/${proposal.id}?tab=generated`);
  await page.getByRole('button', { name: /^(Comment|Suggestion) by/ }).first().waitFor({ timeout: 20000 });
  await page.waitForTimeout(800);
  try { await act(page); } catch (e) { console.log(name, String(e).slice(0, 600)); }
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/cp-shots/${name}.png`, fullPage: full });
  await ctx.close();
}
const openPanel = async (page) => { await page.getByRole('button', { name: /^\d+ comments?$/ }).click(); };
for (const scheme of ['light', 'dark']) {
  await shoot(`closed-1440-${scheme}`, 1440, 1000, scheme, async () => {});
  await shoot(`open-1440-${scheme}`, 1440, 1000, scheme, async (page) => { await page.getByRole('button', { name: /^Comment by Otieno Okoth on/ }).first().click(); });
  await shoot(`suggest-1440-${scheme}`, 1440, 1000, scheme, async (page) => { await page.getByRole('button', { name: /^Suggestion by/ }).first().click(); });
  await shoot(`closed-375-${scheme}`, 375, 812, scheme, async (page) => { await page.getByRole('button', { name: /^Comment by Otieno Okoth on/ }).first().scrollIntoViewIfNeeded(); });
  await shoot(`open-375-${scheme}`, 375, 812, scheme, async (page) => { await page.getByRole('button', { name: /^Comment by Otieno Okoth on/ }).first().click(); });
}
await shoot('choose-1440-light', 1440, 1000, 'light', async (page) => { await page.getByRole('button', { name: 'Comment on Executive Summary' }).click(); });
await shoot('draft-1440-light', 1440, 1000, 'light', async (page) => { await page.getByRole('button', { name: 'Comment on Executive Summary' }).click(); await page.keyboard.press('Enter'); await page.keyboard.type('Ask @ot'); });
await shoot('editor-1440-light', 1440, 1000, 'light', async (page) => { await page.getByRole('button', { name: 'Edit text of Executive Summary' }).click(); await page.getByRole('textbox', { name: /^Text of/ }).waitFor(); await page.keyboard.type('Typed before it all. '); await page.waitForTimeout(1500); });
await shoot('panel-768-light', 768, 1000, 'light', openPanel);
await shoot('panel-320-light', 320, 700, 'light', openPanel);
await shoot('selected-1440-light', 1440, 1000, 'light', async (page) => { const b = await page.locator('[data-section=executive_summary] p').first().boundingBox(); await page.mouse.move(b.x + 10, b.y + 12); await page.mouse.down(); await page.mouse.move(b.x + 260, b.y + 12, { steps: 5 }); await page.mouse.up(); });
await browser.close();
