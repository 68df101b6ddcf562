import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** Folders with pages. Overlays and the shell's own frame depend on the window instead. */
const pages = [
  ...['mfe-proposals/src', 'mfe-profiles/src', 'mfe-impact/src', 'mfe-assistant/src'],
  ...['dashboard', 'profile', 'settings', 'people', 'outbox'].map((folder) => `shell/src/${folder}`),
];

/** These depend on touch or a keyboard rather than on width, or they float over the page or contain it. */
const ofTheWindow = [
  'mfe-assistant/src/features/panel/question-form.tsx',
  'mfe-impact/src/features/leaderboard/leaderboard.page.tsx',
  'mfe-profiles/src/features/public-profile/public-frame.tsx',
  'mfe-proposals/src/comments/marks/selection-bar.tsx',
  'mfe-proposals/src/features/guest-page/guest-page.styles.ts',
  'mfe-proposals/src/features/proposal-list/list-tools.tsx',
  'mfe-proposals/src/proposal-fields/budget/budget-field.tsx',
  'mfe-proposals/src/traced-text/fact-card.styles.ts',
];

const askTheWindow = /@media \((min|max)-width|\bmedia\.(phone|belowDesktop|desktop|docked)\b|\binnerWidth\b/;

test("pages depend on the room they have, not on the window's width (NAV-19)", () => {
  const asking = pages.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => join(folder, file))
      .filter((file) => askTheWindow.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(asking.sort()).toEqual(ofTheWindow);
});
