import { profileInAnswer } from '@harambee/domain';
import { NavigationProvider } from '@harambee/ui';
import { collectStyles, systemScheme, withoutStyleAttributes } from '@harambee/ui/static';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotAvailable } from '../features/public-profile/not-available.tsx';
import { ProfileSheet } from '../features/public-profile/profile-sheet.tsx';
import { refusalWords } from '../features/public-profile/refusal-words.ts';
import { serverPageId } from '../features/public-profile/server-page.ts';
import { evidenceIn } from '../profile-view/public-evidence.ts';
import { type RenderedAnswer, sampleAnswers } from './sample-answers.ts';

// Compiled for Node by the build, and run by the gateway in a thread (ADR 48): nothing here may ask for a browser.

export interface RenderedPage {
  html: string;
  /** One style element, the same for every page, so that the gateway's policy can name its hash. */
  styles: string;
}

const nowhere = { location: { pathname: '/', search: '', hash: '' }, navigate: () => {} };
const { collect, element } = collectStyles();
/** Style attributes, which the policy of pages forbids, in the order of their rules. */
const looks: string[] = [];
/** The documents of the shell have looks of their own. */
const lookPrefix = 'server-';

function markup(page: ReactNode): string {
  const whole = renderToStaticMarkup(
    collect(<NavigationProvider value={nowhere}>{page}</NavigationProvider>),
  );
  return withoutStyleAttributes(whole, looks, lookPrefix).html;
}

function pageOf({ status, body }: RenderedAnswer): ReactNode {
  if (status !== 200) return <NotAvailable text={refusalWords(status)} />;
  const profile = profileInAnswer(body);
  if (!profile) throw new Error('The answer holds no profile');
  return <ProfileSheet profile={{ ...profile, evidence: evidenceIn(body) }} />;
}

const ownRules = `#${serverPageId} ~ #root{display:none}${systemScheme}`;

/** The rules of all that a page may show: rendering a page adds none, which a test watches. */
function stylesOf(answers: readonly RenderedAnswer[]): string {
  for (const answer of answers) markup(pageOf(answer));
  return element(withoutStyleAttributes('', looks, lookPrefix).rules + ownRules);
}
const styles = stylesOf(sampleAnswers);

/** The page of a public profile as HTML. Throws if the answer holds none. */
export const render = (answer: RenderedAnswer): RenderedPage => ({
  html: `<div id="${serverPageId}">${markup(pageOf(answer))}</div>`,
  styles,
});
