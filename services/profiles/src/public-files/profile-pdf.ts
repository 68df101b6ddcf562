import { colors } from '@harambee/documents';
import {
  bytesOf,
  newDocument,
  PageWriter,
  pageFurniture,
  pageOf,
  type TextStyle,
} from '@harambee/documents/pdf';
import {
  countryName,
  formatDay,
  languageName,
  type PaperSize,
  profileFieldsOf,
  profileFieldTable,
  profileLabels,
  projectInWords,
  sdgs,
  threadsOf,
  verifiedInWords,
} from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import type { PublicPictures } from './public-pictures.ts';

export interface ProfilePdfInput {
  profile: PublicProfile;
  /** Of the public page. */
  address: string;
  paper?: PaperSize;
  /** Whole ones only: a damaged picture ends the process. */
  pictures?: PublicPictures;
}

/** A one-pager; an organization that gives all it may gets a few more. */
const maxPages = 6;
const bandHeight = 26;
/** In points. */
const logoSide = 60;
const photoHeight = 160;

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\n]*[\p{Cc}]+/gu, (signs) => (signs.includes('\n') ? '\n' : ' '))
    .trim();

/** The public profile as a PDF file, tagged for screen readers: what the page shows, and nothing else (PROF-43). */
export function profilePdf({ profile, address, paper, pictures = {} }: ProfilePdfInput): Promise<Uint8Array> {
  const name = plain(profile.name);
  const page = pageOf(paper);
  const document = newDocument(
    {
      title: name,
      author: name,
      subject: 'Public profile',
      keywords: '',
      language: 'en',
      // Of the profile, so that the same profile gives the same file.
      createdAt: new Date(profile.updatedAt),
    },
    page,
  );
  const writer = new PageWriter(document, page, maxPages);
  writer.newPage();
  band(writer, profile.sdgs);
  head(writer, profile, { name, logo: pictures.logo });
  photo(writer, profile, pictures.photo);
  story(writer, profile);
  evidence(writer, profile);
  registration(writer, profile);
  facts(writer, profile);
  writer.y += 14;
  paragraph(writer, `${address}, last changed ${formatDay(profile.updatedAt)}`, {
    size: 'small',
    color: colors.soft,
  });
  pageFurniture(writer, { footer: 'Public profile on Harambee', firstPage: 0 });
  writer.root.end();
  return bytesOf(document);
}

function band(writer: PageWriter, goals: readonly number[]): void {
  const threads = threadsOf(goals);
  const whole = threads.reduce((sum, { width }) => sum + width, 0);
  writer.artifact(() => {
    let top = 0;
    for (const { color, width } of threads) {
      const height = (width / whole) * bandHeight;
      writer.document.rect(0, top, writer.page.width, height).fill(color);
      top += height;
    }
  });
}

function paragraph(writer: PageWriter, text: string, style: TextStyle = {}): void {
  const words = plain(text);
  if (words !== '') writer.block(writer.element('P'), 'P', words, style);
}

function heading(writer: PageWriter, text: string): void {
  writer.y += 14;
  writer.ensure(60);
  writer.block(writer.element('H2'), 'H2', text, { role: 'heading', size: 'lead', color: colors.acacia });
  writer.y += 2;
}

/** The logo stands at the right of the name; it is decoration, as on the page. */
function head(
  writer: PageWriter,
  { type, location, foundedYear, evidence: given }: PublicProfile,
  { name, logo }: { name: string; logo: Uint8Array | undefined },
): void {
  const { page, y: top } = writer;
  const width = logo ? page.columnWidth - logoSide - 20 : page.columnWidth;
  if (logo)
    writer.artifact(() => {
      const fit: [number, number] = [logoSide, logoSide];
      const x = page.left + page.columnWidth - logoSide;
      writer.document.image(Buffer.from(logo), x, top, { fit, align: 'right', valign: 'center' });
    });
  writer.block(writer.element('H1'), 'H1', name, { role: 'heading', size: 'heading', width });
  const founded = foundedYear > 0 ? `Founded ${foundedYear}` : '';
  paragraph(writer, [type, location, founded].filter((part) => part !== '').join(' · '), {
    color: colors.soft,
    width,
  });
  paragraph(writer, verifiedInWords(given), { size: 'small', color: colors.soft, width });
  if (logo) writer.y = Math.max(writer.y, top + logoSide);
}

function photo(writer: PageWriter, { evidence: given }: PublicProfile, bytes: Uint8Array | undefined): void {
  if (!bytes || given?.photo === undefined) return;
  const { width, height, alt } = given.photo;
  const { page, document } = writer;
  const scale = Math.min(page.columnWidth / width, photoHeight / height, 1);
  writer.y += 10;
  writer.ensure(height * scale);
  const figure = writer.element('Figure', writer.root, { alt: plain(alt) });
  writer.marked(figure, 'Figure', () => {
    const size = { width: width * scale, height: height * scale };
    document.image(Buffer.from(bytes), page.left, writer.y, size);
  });
  figure.end();
  writer.y += height * scale + 4;
}

function story(writer: PageWriter, { mission, description, sdgs: goals }: PublicProfile): void {
  writer.y += 8;
  paragraph(writer, mission, { size: 'lead' });
  const names = goals.flatMap((goal) => (sdgs[goal - 1] ? `${goal} ${sdgs[goal - 1]?.name}` : []));
  if (names.length > 0) {
    heading(writer, 'Sustainable Development Goals');
    paragraph(writer, names.join(' · '));
  }
  if (description.trim() !== '' && description.trim() !== mission.trim()) {
    heading(writer, 'About');
    paragraph(writer, description);
  }
}

function evidence(writer: PageWriter, { evidence: given }: PublicProfile): void {
  const { figures = [], projects = [], focusAreas = [], policies = [], reports = [] } = given ?? {};
  if (figures.length > 0) heading(writer, 'Figures');
  for (const { label, value, date, source } of figures) {
    paragraph(writer, `${label}: ${value}`, { role: 'strong' });
    paragraph(writer, `${formatDay(date)}, ${source}`, { size: 'small', color: colors.soft });
    writer.y += 4;
  }
  if (projects.length > 0) heading(writer, 'Funded projects');
  for (const project of projects) {
    paragraph(writer, project.title, { role: 'strong' });
    paragraph(writer, projectInWords(project), { size: 'small', color: colors.soft });
    paragraph(writer, project.summary ?? '');
    writer.y += 4;
  }
  if (focusAreas.length > 0) {
    heading(writer, 'Focus areas');
    paragraph(writer, focusAreas.join(' · '));
  }
  if (policies.length + reports.length > 0) heading(writer, 'Policies and reports');
  for (const { title, url } of policies) paragraph(writer, `${title}: ${url}`, { size: 'small' });
  for (const { title, year, url } of reports)
    paragraph(writer, `${title}, ${year}: ${url}`, { size: 'small' });
}

function registration(writer: PageWriter, { evidence: given }: PublicProfile): void {
  const { registration: registered, languages = [] } = given ?? {};
  if (registered !== undefined) {
    const { number, authority, country, since } = registered;
    heading(writer, 'Registration');
    paragraph(writer, `${authority}, ${countryName(country)}: ${number}`);
    if (since !== undefined) paragraph(writer, `${profileLabels.registrationSince}: ${since}`);
  }
  if (languages.length > 0) {
    heading(writer, 'Languages');
    paragraph(writer, languages.map(languageName).join(', '));
  }
}

function facts(writer: PageWriter, profile: PublicProfile): void {
  const sections = [
    ['Contact', 'contact'],
    ['Legal and financial', 'legal'],
  ] as const;
  for (const [title, section] of sections) {
    const lines = profileFieldsOf(section).flatMap((name) => {
      // Hidden contacts are not in the profile at all; the number stands under "Registration", if there is more of it.
      const isShownAbove = name === 'registrationNumber' && profile.evidence?.registration !== undefined;
      const value =
        profileFieldTable[name].isPrivate || isShownAbove
          ? ''
          : plain(String(profile[name as keyof PublicProfile] ?? ''));
      return value === '' ? [] : [`${profileLabels[name]}: ${value}`];
    });
    if (lines.length > 0) heading(writer, title);
    for (const line of lines) paragraph(writer, line);
  }
}
