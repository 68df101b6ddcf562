import { readFileSync } from 'node:fs';
import { emptyCallRow } from '@harambee/domain';
import type { CallChecklist, DocumentList } from '@harambee/domain/schemas';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { signedInPage } from '../support/accounts.ts';
import { look } from '../support/checks/look.ts';
import { expect, test } from '../support/test.ts';

/** A PDF of about this many bytes. */
const pdf = (text: string, bytes: number) => ({
  name: `${text}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from(`%PDF-1.4\n% ${text}\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\n%%EOF\n'),
  ]),
});
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const isThere = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('from a file on a line that breaks to the ZIP of a call: uploaded, resumed after a reload, ticked off, read back', {
  tag: '@long',
}, async ({ page }) => {
  const { api } = await signedInPage(page);
  const audit = pdf('Audit 2025', 3_000_000);
  const statutes = pdf('Statutes', 40_000);

  // The line breaks after the first parts.
  let isBroken = true;
  await page.route('**/uploads/*/parts/*', (route) =>
    isBroken && Number(route.request().url().split('/').at(-1)) > 2 ? route.abort() : route.continue(),
  );
  await page.goto('/documents');
  await look(page, 'documents-empty-1440');
  await page.getByLabel('Add your first document: file').setInputFiles(audit);
  const adding = page.getByRole('dialog', { name: 'Add a document' });
  await adding.getByLabel('Valid until').fill(day(20));
  await look(page, 'documents-add-1440');
  await adding.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText(/^Needs a network · \d+% of 2.9 MB has arrived/)).toBeVisible();
  await look(page, 'documents-sending-1440');

  // The browser has the file after a reload, and goes on where it broke.
  await page.reload();
  await expect(page.getByText('On their way')).toBeVisible();
  isBroken = false;
  await expect(isThere(page, 'Audit 2025')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Expires in 20 days')).toBeVisible();

  const attachments = [
    {
      ...emptyCallRow('attachments', 'a1'),
      name: 'Audit',
      kind: 'accounts' as const,
      fileName: 'Annex 1.doc',
    },
    { ...emptyCallRow('attachments', 'a2'), name: 'Statutes', kind: 'registration' as const },
  ];
  const id = await api.createCall({ attachments, deadlineDay: day(60) });
  const checklist = async () =>
    (await api.get<CallChecklist>(`/api/calls/${id}/checklist`)).items.map(({ state }) => state);
  await page.goto(`/calls/${id}`);
  await page.getByRole('button', { name: 'Use “Audit 2025”' }).click();
  await expect(page.getByText('Expires before the deadline', { exact: true })).toBeVisible();
  await expect(page.getByText(/^0 of 2 there. Before you can send: Audit: expires before/)).toBeVisible();
  await page.getByLabel('Add a file for Statutes: file').setInputFiles(statutes);
  await page.getByRole('dialog').getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText(/^1 of 2 there/)).toBeVisible();
  await look(page, 'call-documents-1440');

  // The day is corrected where the document is; the call shows it.
  await page.getByRole('link', { name: 'Audit 2025' }).click();
  const editing = page.getByRole('dialog', { name: 'Document' });
  await editing.getByLabel('Valid until').fill(day(400));
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing).toBeHidden();
  await page.goto(`/calls/${id}`);
  await expect(page.getByText(/^2 of 2 there. Every required document is valid/)).toBeVisible();
  expect(await checklist()).toEqual(['there', 'there']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  const parts = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(parts)).toEqual(['Annex 1.pdf', 'Statutes.pdf']);
  expect(Buffer.from(parts['Annex 1.pdf'] ?? []).equals(audit.buffer)).toBe(true);
  expect(Buffer.from(parts['Statutes.pdf'] ?? []).equals(statutes.buffer)).toBe(true);
});

test('on a phone and by keys: a file without a network waits, is sent later, and is deleted and brought back', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { api } = await signedInPage(page);
  const names = async () =>
    (await api.get<DocumentList>('/api/calls/documents')).documents.map(({ name }) => name);
  await page.goto('/documents');
  await look(page, 'documents-empty-375');
  const file = page.getByLabel(/^Add (?:documents|your first document): file$/).first();
  const adding = page.getByRole('dialog', { name: 'Add a document' });
  // A first look: the window is here before the network goes.
  await file.setInputFiles(pdf('Another', 100));
  await expect(adding).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await context.setOffline(true);
  await file.setInputFiles(pdf('Policy', 300_000));
  await adding.getByLabel('Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Safeguarding policy');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Needs a network · 0% of 293 KB/)).toBeVisible();
  await context.setOffline(false);
  await expect(isThere(page, 'Safeguarding policy')).toBeVisible({ timeout: 45_000 });
  await look(page, 'documents-list-375');

  await isThere(page, 'Safeguarding policy').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Document' })).toBeVisible();
  await look(page, 'documents-edit-375');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Safeguarding policy' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete document' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['Safeguarding policy']);

  // What is no document is refused in words, whatever its name says.
  const page2 = { name: 'audit.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>no</html>') };
  await page.getByLabel('Add documents: file').setInputFiles(page2);
  await page.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This is a web page' })).toBeVisible();
});
